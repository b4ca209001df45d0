import { honeypot } from '../../../../offer/offer.ts';
import { trapId } from '../trap.ts';
import styles from './TrapField.module.css';

/** The field that only robots fill in: out of sight, out of the Tab key's way, and not read aloud. */
export function TrapField({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label htmlFor={trapId}>{label}</label>
      <input id={trapId} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
