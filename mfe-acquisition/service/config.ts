import { isIP } from 'node:net';
import { brand } from '@goldbraun/shared/brand/brand';
import { type BucketAddress, bucketAddress } from '@goldbraun/shared/bucket/bucket-address';
import { withSecretFiles } from '@goldbraun/shared/service/secret-files';
import * as v from 'valibot';

/** What the environment decides. See the README of the project for the variables. */
export type Config = v.InferOutput<typeof environment> & {
  /** Where the attachments are; null for the folder below DATA_DIR. */
  bucket: BucketAddress | null;
};

/** A named mail address, as nodemailer takes it. */
export type MailAddress = { name: string; address: string };

const mailAddress = /^(?:([^<>@,;"\r\n]*)<)?([^<>@,;"\s]+@[^<>@,;"\s]+?)>?$/;

function parseAddress(text: string): MailAddress | null {
  const [, name = '', address] = mailAddress.exec(text.trim()) ?? [];
  return address ? { name: name.trim(), address } : null;
}

const addresses = (preset: string) =>
  v.pipe(
    v.optional(v.string(), preset),
    v.transform((text) => text.split(',').map(parseAddress)),
    v.custom<MailAddress[]>(
      (list) => Array.isArray(list) && list.every(Boolean),
      'must be like "Name <name@example.com>"',
    ),
  );

const url = (schemes: string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
        `must be a URL that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
      ),
    ),
  );

const number = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.maxValue(max, `must be a whole number from ${min} to ${max}`),
    v.minValue(min, `must be a whole number from ${min} to ${max}`),
  );

const count = (preset: string, min: number, max: number) => v.optional(number(min, max), preset);

// Names of proxy-addr, addresses or networks. No "true" and no number of hops: whoever can send
// X-Forwarded-For past the proxies named here would dodge the rate limit.
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '1', ...rest] = text.split('/');
  const version = isIP(address);
  return version > 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128) && rest.length === 0;
}

const environment = v.object({
  PORT: count('0', 0, 65535),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where Prometheus asks for /metrics, on HOST; without it nobody can. */
  METRICS_PORT: v.optional(number(0, 65535)),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Where attachments are: `s3://bucket/prefix`, of which the `AWS_…` variables tell the rest; without it in DATA_DIR. */
  ATTACHMENTS: v.optional(v.string()),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  SMTP_URL: url(['smtp:', 'smtps:']),
  /** Where visitors reach the site: the links in mails lead there. */
  PUBLIC_URL: v.pipe(
    v.optional(v.string(), brand.site),
    v.check(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'must be a URL that begins with http:// or https://',
    ),
    v.transform((text) => new URL(text).origin),
  ),
  /** A virus scanner: `unix:/run/clamav/clamd.ctl` or `tcp://host:3310`. */
  CLAMD_URL: url(['unix:', 'tcp:']),
  CHALLENGE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  MAIL_FROM: v.pipe(
    addresses(`${brand.department} <${brand.email}>`),
    v.length(1, 'must be one address'),
    v.transform(([sender]) => sender as MailAddress),
  ),
  MAIL_TO: addresses(`${brand.department} <${brand.email}>`),
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.everyItem(isProxy, 'must list addresses or networks of proxies, like "127.0.0.1,10.0.0.0/8"'),
  ),
  /** Posts that one client address may send in a minute, and a quarter of the challenges that it may get. */
  RATE_LIMIT: count('30', 1, 100000),
  /** The same for all addresses together; twenty times as many if it is not set. */
  RATE_LIMIT_TOTAL: v.optional(number(1, 999999)),
  /** Days after which delivered offers are deleted; without it they are kept. */
  RETENTION_DAYS: v.optional(number(1, 36500)),
  /** What all attachments together may have, in MB of 1024 × 1024 bytes. */
  ATTACHMENT_QUOTA_MB: count('20480', 15, 999999),
  /** How much of that may come from one network in a week, in percent. */
  ATTACHMENT_SHARE_PERCENT: count('10', 1, 100),
  /** Seconds from the challenge to the post; an offer that comes faster is accepted, and marked. */
  MIN_FILL_SECONDS: count('3', 0, 600),
});

/** The checked environment, or a sentence for each wrong variable. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config | { faults: string[] } {
  const read = withSecretFiles(env);
  if ('faults' in read) return read;
  const set = Object.fromEntries(Object.entries(read.env).filter(([, value]) => value));
  const result = v.safeParse(environment, set, { abortPipeEarly: true });
  const faults = result.success
    ? []
    : result.issues.map((issue) => `${issue.path?.[0].key} ${issue.message}`);
  const bucket = readBucket(set);
  if (bucket && 'fault' in bucket) faults.push(bucket.fault);
  else if (result.success) return { ...result.output, bucket };
  return { faults };
}

function readBucket(env: Record<string, string | undefined>): BucketAddress | null | { fault: string } {
  if (!env.ATTACHMENTS) return null;
  try {
    return bucketAddress(env.ATTACHMENTS, env, 'ATTACHMENTS must be like s3://bucket/prefix');
  } catch (error) {
    return { fault: (error as Error).message.replace(/\.$/, '') };
  }
}
