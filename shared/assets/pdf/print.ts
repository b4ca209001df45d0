/**
 * Prints the PDFs of the site from its texts and pictures: `node shared/assets/pdf/print.ts`. Needs a Chromium, named
 * by CHROMIUM or found as `chromium`. The results are committed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brochurePages } from '../../../mfe-acquisition/print/brochure-pages.ts';
import { checklist } from '../../../mfe-acquisition/print/checklist.ts';
import { brochure } from '../../../mfe-content/print/brochure.ts';
import { privacy } from './privacy.ts';

const root = join(import.meta.dirname, '../../..');
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--allow-file-access-from-files',
  '--no-pdf-header-footer',
  '--generate-pdf-document-outline',
];
const documents = {
  'mfe-content/asset/pdf/broschuere.pdf': brochure(brochurePages),
  'mfe-content/asset/pdf/datenschutzinformation.pdf': privacy,
  'mfe-acquisition/asset/pdf/checkliste.pdf': checklist,
};

const folder = mkdtempSync(join(tmpdir(), 'print-'));
const source = join(folder, 'document.html');
for (const [target, html] of Object.entries(documents)) {
  writeFileSync(source, html);
  execFileSync(
    process.env.CHROMIUM ?? 'chromium',
    [...flags, `--print-to-pdf=${join(root, target)}`, pathToFileURL(source).href],
    { stdio: 'ignore' },
  );
  console.log(target);
}
rmSync(folder, { recursive: true });
