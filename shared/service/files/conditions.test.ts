import { judge } from './conditions.ts';

const etag = '"abc"';
const lastModified = 'Tue, 10 Mar 2026 10:00:00 GMT';
const earlier = 'Tue, 10 Mar 2026 09:59:59 GMT';
const later = 'Tue, 10 Mar 2026 10:00:01 GMT';
const whole = { status: 200, part: false };
const sent = { status: 200, part: true };

describe('a request with conditions', () => {
  it.each([
    ['none', {}, sent],
    ['the tag', { 'if-none-match': etag }, { status: 304 }],
    ['the tag as a weak one', { 'if-none-match': `W/${etag}` }, { status: 304 }],
    ['the tag among others', { 'if-none-match': `"x", ${etag},"y"` }, { status: 304 }],
    ['any tag', { 'if-none-match': '*' }, { status: 304 }],
    ['another tag', { 'if-none-match': '"abcd"' }, sent],
    ['the tag without its quotes', { 'if-none-match': 'abc' }, sent],
    ['another tag, whatever the date', { 'if-none-match': '"x"', 'if-modified-since': later }, sent],
    ['its date', { 'if-modified-since': lastModified }, { status: 304 }],
    ['a later date', { 'if-modified-since': later }, { status: 304 }],
    ['an earlier date', { 'if-modified-since': earlier }, sent],
    ['no date', { 'if-modified-since': 'gestern' }, sent],
    ['the tag as what is meant', { 'if-match': etag }, sent],
    ['the tag as a weak one as what is meant', { 'if-match': `W/${etag}` }, { status: 412 }],
    ['another tag as what is meant', { 'if-match': '"x"' }, { status: 412 }],
    ['any tag as what is meant', { 'if-match': '*', 'if-unmodified-since': earlier }, sent],
    ['what is meant, and known', { 'if-match': etag, 'if-none-match': etag }, { status: 304 }],
    ['an earlier date as what is meant', { 'if-unmodified-since': earlier }, { status: 412 }],
    ['its date as what is meant', { 'if-unmodified-since': lastModified }, sent],
    ['no date as what is meant', { 'if-unmodified-since': 'gestern' }, sent],
    ['the tag, for a range', { 'if-range': etag }, sent],
    ['the tag as a weak one, for a range', { 'if-range': `W/${etag}` }, whole],
    ['another tag, for a range', { 'if-range': '"x"' }, whole],
    ['its date, for a range', { 'if-range': lastModified }, sent],
    ['a later date, for a range', { 'if-range': later }, whole],
    ['nonsense, for a range', { 'if-range': '' }, whole],
  ])('that name %s', (_what, headers, verdict) => {
    expect(judge(headers, { etag, lastModified })).toEqual(verdict);
  });

  it('takes no weak tag for the proof that nothing has changed between two ranges', () => {
    expect(judge({ 'if-range': 'W/"abc"' }, { etag: 'W/"abc"', lastModified })).toEqual(whole);
    expect(judge({ 'if-match': 'W/"abc"' }, { etag: 'W/"abc"', lastModified })).toEqual({ status: 412 });
  });

  it('is not told that nothing has changed by a date, where a rollback may have brought an older file', () => {
    const validators = { etag, lastModified, mayGetOlder: true };
    expect(judge({ 'if-modified-since': later }, validators)).toEqual(sent);
    expect(judge({ 'if-modified-since': lastModified }, validators)).toEqual({ status: 304 });
  });
});
