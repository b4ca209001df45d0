/**
 * Where an origin has something: below its own path, as in a bucket. Each part as every server understands it: some
 * object stores read a bare "+" as a space.
 * @param parts of the path, such as `remotes`, `mfe-news`, `1.0.0-0123456789` and `asset/picture.jpg`
 */
export function addressAt(origin: URL, ...parts: string[]): URL {
  const address = new URL(origin);
  const path = parts.join('/').split('/').map(encodeURIComponent).join('/');
  address.pathname = `${origin.pathname.replace(/\/+$/, '')}/${path}`;
  return address;
}
