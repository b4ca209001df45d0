import type { Attack } from './attack.ts';
import { brokenOffDownloads } from './broken-off-downloads.ts';
import { brokenOffUploads } from './broken-off-uploads.ts';
import { halfHeaders } from './half-headers.ts';
import { labelFlood } from './label-flood.ts';
import { malformedRequests } from './malformed-requests.ts';
import { nonsenseRanges } from './nonsense-ranges.ts';
import { refusedUploads } from './refused-uploads.ts';
import { searchFlood } from './search-flood.ts';
import { unreadDownloads } from './unread-downloads.ts';

/** Every kind of abuse of the run. */
export const attacks: readonly Attack[] = [
  brokenOffDownloads,
  unreadDownloads,
  halfHeaders,
  nonsenseRanges,
  labelFlood,
  searchFlood,
  refusedUploads,
  brokenOffUploads,
  malformedRequests,
];
