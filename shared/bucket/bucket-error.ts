import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The object store, for people, and the bucket. */
type Place = { endpoint: string; bucket: string };

/** The object store does not do what it is asked for, or is named wrongly; with a sentence for people. */
export class BucketError extends Error {}

/** The object store says nothing, or nothing that helps: whether it has done what it was asked for is not known. */
export class BucketSilent extends BucketError {}

/** What an object store says in `<Error><Code>`. Source: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export function errorCodeIn(body: string): string {
  try {
    const code = parseXml(body).root?.children.find(
      (child): child is XmlElement => child instanceof XmlElement && child.name === 'Code',
    );
    return /^\w{1,60}$/.exec(code?.text.trim() ?? '')?.[0] ?? '';
  } catch {
    return '';
  }
}

const reasons: Record<string, string> = {
  InvalidAccessKeyId: 'does not know the key of AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch:
    'refuses the signature: AWS_SECRET_ACCESS_KEY does not belong to the key of AWS_ACCESS_KEY_ID',
  InvalidToken: 'refuses AWS_SESSION_TOKEN',
  ExpiredToken: 'says that the keys hold no longer: AWS_SESSION_TOKEN has expired',
  RequestTimeTooSkewed: "says that this machine's clock is wrong",
  AuthorizationHeaderMalformed: 'refuses the signature: is AWS_REGION right?',
  PermanentRedirect: 'has the bucket in another region: is AWS_REGION right?',
  QuotaExceeded: 'has no room left',
};

/** The sentence for an answer that is none of those that were expected. */
export function refusalOf({ endpoint, bucket }: Place, status: number, body: string): BucketError {
  const code = errorCodeIn(body);
  const says = (what: string) => `The object store at ${endpoint} ${what}.`;
  if (code === 'NoSuchBucket') return new BucketError(says(`has no bucket "${bucket}"`));
  const reason = reasons[code];
  if (reason) return new BucketError(says(reason));
  const answer = `${status}${code ? ` ${code}` : ''}`;
  if (status === 403) {
    return new BucketError(
      says(`does not let this key list, read, write and delete in the bucket "${bucket}" (${answer})`),
    );
  }
  const Kind = status >= 500 ? BucketSilent : BucketError;
  return new Kind(says(`answers ${answer}`));
}

/** The sentence for a question that got no answer. */
export function silenceOf(
  { endpoint }: Pick<Place, 'endpoint'>,
  error: unknown,
  limitMs: number,
): BucketSilent {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') {
    return new BucketSilent(`The object store at ${endpoint} does not answer within ${limitMs / 1000} s.`);
  }
  const reason = cause?.code ?? cause?.message ?? message;
  return new BucketSilent(`The object store at ${endpoint} can't be reached (${reason}).`);
}
