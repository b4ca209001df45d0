/**
 * The running site that a command is about: SITE_URL, by default the one that `npm start` starts.
 * @throws Error with a sentence if it is no address
 */
export function siteSetting(): URL {
  const value = process.env.SITE_URL || 'http://localhost:8080';
  if (URL.canParse(value) && /^https?:/.test(value)) return new URL(value);
  throw new Error(`SITE_URL must be an http(s) address, not "${value}".`);
}
