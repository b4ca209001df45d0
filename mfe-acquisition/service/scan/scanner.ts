import type { Readable } from 'node:stream';

/** What a virus scanner says of a file; `finding` is its name for what it found. Null when it can't be asked now. */
export type ScanResult = { infected: false } | { infected: true; finding: string } | null;

/** Asks a scanner about the bytes of a file. Never throws. */
export type ScanFile = (open: () => Readable | Promise<Readable>) => Promise<ScanResult>;
