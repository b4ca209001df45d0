import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  cert: string;
  key: string;
}

/** Makes a certificate for a day into a folder, with a key that everybody may read; needs the program `openssl`. */
export function makeCertificate(folder: string): Certificate {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  execFileSync(
    'openssl',
    ['req', ...made, '-subj', '/CN=localhost', '-keyout', files.key, '-out', files.cert],
    { stdio: 'ignore' },
  );
  for (const file of [folder, files.key]) chmodSync(file, file === folder ? 0o755 : 0o644);
  return files;
}
