import { browserProtections } from './browser-protections.ts';
import { contractProtections } from './contract-protections.ts';
import { originProtections } from './origin-protections.ts';
import { previewProtections } from './preview-protections.ts';
import type { Protection } from './protection.ts';
import { releaseProtections } from './release-protections.ts';
import { serverProtections } from './server-protections.ts';
import { signatureProtections } from './signature-protections.ts';
import { startProtections } from './start-protections.ts';

/** What keeps broken releases away from visitors, in a file for each matrix whose cells fail without it. */
export const protections: Protection[] = [
  ...serverProtections,
  ...browserProtections,
  ...contractProtections,
  ...releaseProtections,
  ...signatureProtections,
  ...originProtections,
  ...previewProtections,
  ...startProtections,
];
