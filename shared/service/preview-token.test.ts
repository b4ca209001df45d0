import { signOverride } from './override-token.ts';
import { type PreviewLink, readPreviewLink, signPreviewLink } from './preview-token.ts';

const secret = 'ein langes Geheimnis';
const link: PreviewLink = { previews: { 'mfe-news': 'pr-42', 'mfe-content': 'pr-7' }, until: 2_000 };
const token = signPreviewLink(link, secret);
const [payload = '', signature = ''] = token.split('.');
const signed = (previews: Record<string, string>) => signPreviewLink({ previews, until: 2_000 }, secret);

describe('The token of a link to previews', () => {
  it('is read by who knows the secret', () => {
    expect(readPreviewLink(token, secret)).toEqual(link);
    expect(readPreviewLink(token, 'ein anderes Geheimnis')).toBeNull();
  });

  it.each([
    ['a changed payload', `${Buffer.from('{"previews":{},"until":9}').toString('base64url')}.${signature}`],
    ['no signature', payload],
    ['nothing', ''],
    ['more at its end, which would stand in a cookie', `${token}.;Domain=example`],
    ['no preview', signed({})],
    ['a name that is no word', signed({ 'mfe-news': 'pr 42' })],
    ['something that is no remote', signed({ news: 'pr-42' })],
    ['an override', signOverride({ remote: 'mfe-news', origin: 'http://localhost:1', until: 2_000 }, secret)],
  ])('is worth nothing with %s', (_what, other) => {
    expect(readPreviewLink(other, secret)).toBeNull();
  });
});
