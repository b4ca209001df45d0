import { paths, useText } from '@goldbraun/shared/contract';
import { useEffect, useRef, useState } from 'react';
import type { AskedPlace, Finding } from '../../../regions/finding.ts';
import type { Point } from '../../../regions/region.ts';
import { text as table } from '../../../text/contact-finder.ts';
import styles from './ContactFinder.module.css';
import { ContactFinder } from './ContactFinder.tsx';
import { lookUp } from './look-up.ts';

/**
 * The search for a contact person as other remotes place it: `<Slot name="mfe-acquisition/ContactFinder" point={point} …/>`. Who
 * gives a new point has the person of that place named and brought into view; the form asks in place, too.
 */
export default function ContactFinderSlot({ point }: { point?: Point }) {
  const { finder, ways, contacts, map } = useText(table);
  const [asked, setAsked] = useState('');
  const [finding, setFinding] = useState<Finding | null>(null);
  const [isSearching, setSearching] = useState(false);
  const section = useRef<HTMLElement>(null);
  /** Counts the questions: an answer that is overtaken is none. */
  const last = useRef(0);

  const ask = useRef(async (place: AskedPlace) => {
    last.current += 1;
    const question = last.current;
    setAsked('ort' in place ? place.ort : '');
    setSearching(true);
    const found = await lookUp(place);
    if (question !== last.current) return;
    setFinding(found);
    setSearching(false);
  }).current;

  useEffect(() => {
    if (point) void ask({ point });
  }, [point, ask]);

  const isPoint = finding?.state === 'found' && finding.place.kind === 'point';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `finding` is not read, but each new answer is scrolled to, a second point like the first
  useEffect(() => {
    if (isPoint) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isPoint, finding]);

  return (
    <section ref={section} className={styles.slot} aria-label={map.title}>
      <ContactFinder
        words={finder}
        ways={ways}
        contacts={contacts}
        asked={asked}
        finding={finding}
        isSearching={isSearching}
        onAsk={(ort) => void ask({ ort })}
        formLink={{ to: `${paths.acquisition}#openForm` }}
      >
        <h3>{map.title}</h3>
        <p className={styles.scripted}>{map.intro}</p>
        <p className={styles.scriptless}>{map.introWithoutScript}</p>
      </ContactFinder>
    </section>
  );
}
