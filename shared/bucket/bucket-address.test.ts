/** @jest-environment node */
import { bucketAddress, isBucket, publicAddressOf } from './bucket-address.ts';
import { errorCodeIn, refusalOf } from './bucket-error.ts';
import { parseListing } from './listing.ts';

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('a bucket', () => {
  it('is told from a folder', () => {
    expect(['s3://bucket/a', '/srv/releases', 'releases', '.data'].map(isBucket)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['s3://bucket', '', 'http://a:9000/bucket'],
    ['s3://bucket/', '', 'http://a:9000/bucket'],
    ['s3://bucket/site', 'site/', 'http://a:9000/bucket/site'],
    ['s3://bucket/a/b-c/', 'a/b-c/', 'http://a:9000/bucket/a/b-c'],
  ])('is named as %s', (store, prefix, url) => {
    const env = { ...keys, AWS_ENDPOINT_URL: 'http://a:9000/' };
    expect(bucketAddress(store, env)).toMatchObject({ bucket: 'bucket', prefix, url });
    expect(publicAddressOf(store, env)).toBe(url);
  });

  it.each(['s3://', 's3://B', 's3://a', 's3:///x', 's3://bucket/../x', 's3://bucket//x', 's3://bucket/a b'])(
    'is not named as %s',
    (store) => {
      expect(() => bucketAddress(store, keys)).toThrow(
        `STORE must be a folder or s3://bucket/prefix, not "${store}".`,
      );
    },
  );

  it('is at AWS in its region, or where it is said', () => {
    expect(publicAddressOf('s3://bucket', { AWS_REGION: 'eu-central-1' })).toBe(
      'https://s3.eu-central-1.amazonaws.com/bucket',
    );
    const env = { AWS_ENDPOINT_URL: 'http://a', AWS_ENDPOINT_URL_S3: 'http://b' };
    expect(publicAddressOf('s3://bucket', env)).toBe('http://b/bucket');
    expect(() => publicAddressOf('s3://bucket', { AWS_ENDPOINT_URL: 'a:9000' })).toThrow(
      'AWS_ENDPOINT_URL must be an http(s) address, not "a:9000".',
    );
  });

  it('is written into with keys, and a token where there is one', () => {
    expect(() => bucketAddress('s3://bucket', { AWS_ACCESS_KEY_ID: 'id' })).toThrow(
      'AWS_SECRET_ACCESS_KEY is not set: without it nothing can be written into s3://bucket.',
    );
    expect(bucketAddress('s3://bucket', { ...keys, AWS_SESSION_TOKEN: 'token' }).keys).toEqual({
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      sessionToken: 'token',
    });
  });
});

describe('what an object store says', () => {
  it('is read page by page', () => {
    const page = (more: string) => `<?xml version="1.0" encoding="UTF-8"?>
      <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name>
        <Contents><Key>a &amp; b+c</Key><LastModified>2026-11-22T00:26:14.610Z</LastModified>
          <ETag>&quot;92eb5ffee6ae2fec3ad71c777531578f&quot;</ETag><Size>1</Size></Contents>${more}
      </ListBucketResult>`;
    const object = {
      key: 'a & b+c',
      etag: '92eb5ffee6ae2fec3ad71c777531578f',
      changedAtMs: Date.parse('2026-11-22T00:26:14.610Z'),
    };
    expect(parseListing(page('<IsTruncated>false</IsTruncated>'))).toEqual({
      objects: [object],
      next: undefined,
    });
    const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>x=</NextContinuationToken>';
    expect(parseListing(page(more)).next).toBe('x=');
    for (const none of ['', '<html></html>', '{}', '<ListBucketResult>']) {
      expect(() => parseListing(none)).toThrow();
    }
  });

  it('is repeated as a code alone, whatever else stands there', () => {
    const said = (code: string) => `<Error><Code>${code}</Code><Message>secret</Message></Error>`;
    expect([said('NoSuchKey'), said('<b>x</b>'), 'NoSuchKey', ''].map(errorCodeIn)).toEqual([
      'NoSuchKey',
      'x',
      '',
      '',
    ]);
    const address = bucketAddress('s3://bucket', { ...keys, AWS_ENDPOINT_URL: 'http://a' });
    expect(refusalOf(address, 503, said('SlowDown')).message).toBe(
      'The object store at http://a answers 503 SlowDown.',
    );
    expect(refusalOf(address, 418, '\u0000').message).toBe('The object store at http://a answers 418.');
  });
});
