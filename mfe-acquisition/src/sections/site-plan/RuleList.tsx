import { useText } from '@goldbraun/shared/contract';
import { type Rule, type RuleName, rules } from '../../../site-plan/rules.ts';
import { text as table } from '../../../text/site-plan.ts';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { inGerman } from './measures.ts';
import styles from './RuleList.module.css';

/** Every figure from which the plans are made, with its source. */
export function RuleList() {
  const { summary, heads, units, names } = useText(table).rules;
  const entries = Object.entries(rules) as [RuleName, Rule][];
  return (
    <Disclosure summary={summary} className={styles.rules}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(([name, { value, unit, source }]) => (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td>{`${inGerman(value)}\u00a0${units[unit]}`.trim()}</td>
              <td>{[source.document, source.section].filter(Boolean).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
