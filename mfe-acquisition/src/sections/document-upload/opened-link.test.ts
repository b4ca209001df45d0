/** @jest-environment node */
import { documentAdded, documentsPage } from '../../../offer/documents.ts';
import { tokenBody } from '../../../offer/documents-token.ts';
import { openedLink } from './opened-link.ts';

const reference = 'VK-261120-ABCD-2345';
const expires = new Date('2026-12-20T10:00:00Z');
const token = `${tokenBody({ reference, expires })}.${'a'.repeat(43)}`;
const open = (path: string, now = expires) => openedLink(`https://site.example${path}`, now);

describe('the link to add documents', () => {
  it('is open until it expires, under a key of its own each time', () => {
    const [one, other] = [open(documentsPage(token)), open(documentsPage(token))];
    expect(one).toMatchObject({ state: 'open', token, reference, until: '2026-12-20', result: '' });
    expect('formKey' in one && 'formKey' in other && one.formKey !== other.formKey).toBe(true);
    expect(open(documentsPage(token), new Date(expires.getTime() + 1))).toEqual({ state: 'expired' });
  });

  it('says what came of what was sent before', () => {
    expect(open(documentsPage(token, documentAdded))).toMatchObject({ result: documentAdded });
  });

  it('is none without a token, and not ours with another text', () => {
    expect(open('/akquise/unterlagen')).toEqual({ state: 'none' });
    for (const other of ['x', token.slice(1), `${token}a`, token.replace('VK', '<b>')]) {
      expect(open(documentsPage(other))).toEqual({ state: 'invalid' });
    }
  });
});
