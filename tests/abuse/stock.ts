import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attachmentsInFolder } from '../faults/kept-attachments.ts';
import { queryOf, type Tally, takeStock } from '../faults/records.ts';
import type { SentOffer } from '../faults/senders.ts';

const LOOK_MS = 250;
const LIMIT_MS = 60_000;

/** The names in a folder; none if there is no such folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** How often each Message-ID lies in the folder of the mails, whose files are named by them. */
const mailsIn = (folder: string): Map<string, number> =>
  new Map(
    namesIn(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => [`<${name.slice(0, -'.eml'.length)}@>`, 1]),
  );

/** Compares what was promised with what is stored and mailed, once the outbox is empty or a minute is over. */
export async function stockOf(data: string, offers: SentOffer[]): Promise<Tally> {
  const query = queryOf(data);
  for (let waited = 0; waited < LIMIT_MS; waited += LOOK_MS) {
    const [row] = await query("select count(*) as waiting from outbox where state = 'pending'");
    if (row?.waiting === 0) break;
    await sleep(LOOK_MS);
  }
  const files = (folder: string) => namesIn(join(data, folder));
  return takeStock(
    { offers, documents: [] },
    { files, attachments: attachmentsInFolder(data) },
    query,
    mailsIn(join(data, 'mail')),
  );
}
