/** @jest-environment node */
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 0,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      TRUST_PROXY: [],
      MAIL_TO: [{ name: 'Goldbraun Immobilien', address: 'immobilien@goldbraun.example' }],
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ SMTP_URL: '', DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 0 });
  });

  it('takes the origin alone of where visitors reach the site', () => {
    expect(readConfig({ PUBLIC_URL: 'https://site.example/akquise?x' })).toMatchObject({
      PUBLIC_URL: 'https://site.example',
    });
  });

  it('reads addresses with and without a name', () => {
    expect(
      readConfig({ MAIL_TO: 'a@example.com, Frau B <b@example.com>', MAIL_FROM: 'c@example.com' }),
    ).toMatchObject({
      MAIL_TO: [
        { name: '', address: 'a@example.com' },
        { name: 'Frau B', address: 'b@example.com' },
      ],
      MAIL_FROM: { name: '', address: 'c@example.com' },
    });
  });

  it('names a secret whose file is not there', () => {
    expect(readConfig({ DATABASE_URL_FILE: '/none' })).toEqual({
      faults: ["DATABASE_URL_FILE names /none, which can't be read: ENOENT."],
    });
  });

  it.each([
    [{ ATTACHMENTS: 'attachments' }, 'ATTACHMENTS'],
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL'],
    [{ PUBLIC_URL: 'site.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://site.example' }, 'PUBLIC_URL'],
    [{ CHALLENGE_SECRET: 'short' }, 'CHALLENGE_SECRET'],
    [{ MAIL_FROM: 'a@example.com,b@example.com' }, 'MAIL_FROM'],
    [{ MAIL_TO: 'nobody' }, 'MAIL_TO'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY'],
  ])('names what is wrong in %p', (env, name) => {
    expect(readConfig(env)).toEqual({ faults: [expect.stringMatching(`^${name} must `)] });
  });
});
