import { VisuallyHidden } from '@goldbraun/shared/sections/visually-hidden/VisuallyHidden';
import { useState } from 'react';
import { calendarFile, calendarName, calendarType } from '../../../answer-date/calendar-file.ts';
import type { Day } from '../../../answer-date/day.ts';
import type { text } from '../../../text/after-sending.ts';
import styles from './AfterSending.module.css';

interface CalendarLinkProps {
  reference: string;
  day: Day;
  words: (typeof text.de)['answer'];
}

/** Downloads the day of the answer as a calendar file. It is small enough to stand in the link, so nobody is asked for it. */
export function CalendarLink({ reference, day, words }: CalendarLinkProps) {
  const [made] = useState(() => new Date());
  const file = calendarFile(reference, day, made);
  return (
    <p>
      <a
        href={`data:${calendarType.replace(' ', '')},${encodeURIComponent(file)}`}
        download={calendarName(reference)}
        className={styles.calendar}
      >
        {words.calendar}
        <VisuallyHidden>{words.calendarFormat}</VisuallyHidden>
      </a>
    </p>
  );
}
