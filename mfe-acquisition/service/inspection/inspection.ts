import type { ErrorCode } from '../../offer/errors.ts';
import type { AttachmentKind } from '../../offer/offer.ts';
import type { Remark } from '../store/tables.ts';

/** What came of looking into a file: it is refused, or kept with remarks for the department. */
export type Inspection = { fault: ErrorCode } | { remarks: Remark[] };

/** A file to look into, by its path on this machine. */
export type Inspectable = { path: string; kind: AttachmentKind };

/** Looks into a file. Never throws: a file that can't be looked into is kept, and marked as unchecked. */
export type Inspect = (file: Inspectable) => Promise<Inspection>;
