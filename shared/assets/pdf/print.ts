/**
 * Prints the PDFs from the HTML files beside this one: `node shared/assets/pdf/print.ts`. Needs a Chromium, named
 * by CHROMIUM or found as `chromium`. The results are committed.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
];
const documents = {
  broschuere: 'mfe-content',
  datenschutzinformation: 'mfe-content',
  checkliste: 'mfe-acquisition',
};

for (const [name, remote] of Object.entries(documents)) {
  const source = pathToFileURL(join(import.meta.dirname, `${name}.html`)).href;
  const target = join(root, remote, 'asset/pdf', `${name}.pdf`);
  execFileSync(process.env.CHROMIUM ?? 'chromium', [...flags, `--print-to-pdf=${target}`, source], {
    stdio: 'ignore',
  });
  console.log(target);
}
