import type { Logger } from 'pino';
import { type AttachmentStore, storedId } from '../attachment/attachment-store.ts';
import type { ScanStore } from '../store/scan-store.ts';
import type { ScanFile } from './scanner.ts';

/** How long a mail waits for the scanner, in milliseconds: then it goes without its attachment. */
export const longestHold = 24 * 60 * 60_000;

/**
 * Scans what could not be scanned when it came, and lets the mails go that were held for it. Without a scanner, which
 * may have been taken out of the configuration, they just go. Gives the number of mails that were let go.
 */
export async function scanLater(
  store: ScanStore,
  attachments: AttachmentStore,
  scan: ScanFile | null,
  log: Logger,
): Promise<number> {
  if (!scan) return store.giveUpScanning();
  let released = await store.releaseOlderThan(new Date(Date.now() - longestHold));
  if (released > 0)
    log.error({ mails: released }, 'mails go out without their attachments: not scanned in time');
  for (const attachment of await store.pending()) {
    const id = storedId(attachment);
    const result = await scan(() => attachments.open(id, attachment));
    if (!result) break;
    released += await store.settle(attachment, result);
    if (result.infected) log.warn({ id, finding: result.finding }, 'a stored attachment is infected');
  }
  return released;
}
