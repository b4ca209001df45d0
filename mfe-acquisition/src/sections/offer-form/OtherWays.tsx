import { Icon } from '@goldbraun/shared/sections/icon/Icon.tsx';
import type { text } from '../../../text/index.ts';
import styles from './OtherWays.module.css';

/** Phone and e-mail, for whoever can't or won't use the form. */
export function OtherWays({ words }: { words: (typeof text.de.offerForm)['otherWay'] }) {
  return (
    <ul className={styles.ways}>
      <li>
        <Icon name="phone" />
        <a href={`tel:${words.phone.e164}`}>{words.phone.display}</a>
      </li>
      <li>
        <Icon name="mail" />
        <a href={`mailto:${words.email}`}>{words.email}</a>
      </li>
    </ul>
  );
}
