/** What a link says of itself. Only its signature tells whether that is true. */
export type TokenContent = { reference: string; expires: Date };

const shape = /^(VK-\d{6}-[2-9A-Z]{4}-[2-9A-Z]{4})\.([\da-z]{1,8})\.([\w-]{43})$/;

/** The signed part of a token, `VK-261120-ABCD-2345.tmc5ds`: the offer's reference and the second in which it expires. */
export const tokenBody = ({ reference, expires }: TokenContent): string =>
  `${reference}.${Math.floor(expires.getTime() / 1000).toString(36)}`;

/** What a token says, and the signature that it brings; null if it is none. */
export function readToken(token: string): (TokenContent & { signature: string }) | null {
  const [, reference, seconds = '', signature] = shape.exec(token) ?? [];
  if (!reference || !signature) return null;
  return { reference, expires: new Date(Number.parseInt(seconds, 36) * 1000), signature };
}
