import { createReadStream } from 'node:fs';
import { fieldError } from '../../offer/errors.ts';
import { Refusal } from '../refusal.ts';
import type { Scan } from '../store/tables.ts';
import type { ScanFile } from './scanner.ts';

/** Scans a file while its sender waits, who can still choose another one: throws a Refusal when it is infected. */
export async function scanUpload(scan: ScanFile | null, path: string): Promise<Scan> {
  if (!scan) return 'none';
  const result = await scan(() => createReadStream(path));
  if (!result) return 'pending';
  if (result.infected) throw Refusal.ofFields([fieldError('attachment', 'attachment_infected')]);
  return 'clean';
}
