/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretSettings, withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'goldbraun-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function secret(content: string): string {
  const file = join(folder, `secret-${content.length}`);
  writeFileSync(file, content);
  return file;
}

test.each(secretSettings)('%s may come out of a file, without the line break at its end', (name) => {
  const env = withSecretFiles({ OTHER: 'x', [`${name}_FILE`]: secret('of two\nlines\n') });
  expect(env).toMatchObject({ env: { OTHER: 'x', [name]: 'of two\nlines' } });
});

test('without files nothing changes', () => {
  expect(withSecretFiles({ SMTP_URL: 'smtp://mail', SMTP_URL_FILE: '' })).toEqual({
    env: { SMTP_URL: 'smtp://mail', SMTP_URL_FILE: '' },
  });
});

test('each setting that is wrong is named, and no secret is', () => {
  const env = {
    SMTP_URL: 'smtp://user:geheim@mail',
    SMTP_URL_FILE: secret('smtp://other'),
    DATABASE_URL_FILE: join(folder, 'none'),
    PREVIEW_SECRET_FILE: secret(''),
    OVERRIDE_SECRET_FILE: folder,
  };
  expect(withSecretFiles(env)).toEqual({
    faults: [
      `DATABASE_URL_FILE names ${folder}/none, which can't be read: ENOENT.`,
      `OVERRIDE_SECRET_FILE names ${folder}, which can't be read: EISDIR.`,
      `PREVIEW_SECRET_FILE names ${folder}/secret-0, which is empty.`,
      'SMTP_URL and SMTP_URL_FILE are both set: one of them has to go.',
    ],
  });
});
