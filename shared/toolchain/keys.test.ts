import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseSigningKey } from '@goldbraun/shared/release/signing/release-key';

it('npm run keys makes a pair and keeps nothing', () => {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'keys.ts'), 'mfe-news'], {
    encoding: 'utf8',
  });
  const [, privateKey = ''] = /^RELEASE_SIGNING_KEY=(\S+)$/m.exec(output) ?? [];
  expect(output).toContain(`\nRELEASE_KEYS=mfe-news=${parseSigningKey(privateKey).publicKey}\n`);
});
