import { BucketError } from './bucket-error.ts';

/** Who may write. Source: https://docs.aws.amazon.com/sdkref/latest/guide/environment-variables.html */
export interface BucketKeys {
  accessKeyId: string;
  secretAccessKey: string;
  /** Of keys that hold for a while. */
  sessionToken?: string;
}

/** A place in a bucket of an object store that speaks S3. */
export interface BucketAddress {
  /** The object store, for people. */
  endpoint: string;
  bucket: string;
  /** Where everything lies, for who may read it: `https://host/bucket` or `https://host/bucket/prefix`. */
  url: string;
  /** With which every key begins: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  keys: BucketKeys;
}

type Environment = Readonly<Record<string, string | undefined>>;

const SCHEME = 's3://';
// The bucket as S3 allows it; the prefix without anything that would have to be encoded.
const pattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/;

/** Whether a store is named as a bucket, and not as a folder. */
export const isBucket = (store: string): boolean => store.startsWith(SCHEME);

const regionIn = (env: Environment) => env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1';

function endpointIn(env: Environment): string {
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  if (!endpoint) return `https://s3.${regionIn(env)}.amazonaws.com`;
  if (URL.canParse(endpoint) && /^https?:/.test(endpoint)) return endpoint.replace(/\/+$/, '');
  throw new BucketError(`AWS_ENDPOINT_URL must be an http(s) address, not "${endpoint}".`);
}

const RELEASES = 'STORE must be a folder or s3://bucket/prefix';

function placeOf(store: string, env: Environment, wanted: string) {
  const [, bucket, path = ''] = pattern.exec(store) ?? [];
  if (!bucket) throw new BucketError(`${wanted}, not "${store}".`);
  const endpoint = endpointIn(env);
  // The bucket in the path and not in the host: so it works for each endpoint.
  return { endpoint, bucket, url: `${endpoint}/${bucket}${path}`, prefix: path && `${path.slice(1)}/` };
}

/**
 * Where a shell finds the releases of a bucket that lets everybody read: an origin, as REMOTES names it.
 * @throws BucketError if it is named wrongly
 */
export const publicAddressOf = (store: string, env: Environment): string => placeOf(store, env, RELEASES).url;

/**
 * A bucket as `STORE=s3://bucket/prefix` names it, with the rest from the usual `AWS_…` variables.
 * @param wanted begins the sentence that says how a store is named that is named wrongly
 * @throws BucketError with a sentence if it is named wrongly, or a variable is missing
 */
export function bucketAddress(store: string, env: Environment, wanted = RELEASES): BucketAddress {
  const place = placeOf(store, env, wanted);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) {
    const missing = accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID';
    throw new BucketError(`${missing} is not set: without it nothing can be written into ${store}.`);
  }
  const { AWS_SESSION_TOKEN: sessionToken } = env;
  return {
    ...place,
    region: regionIn(env),
    keys: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) },
  };
}
