import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Names of the Trusted Types policies that the site's scripts may create: the text table's, and the one by which
 * DOMPurify cleans what the lightbox assigns to innerHTML (`default`, and `dompurify` for DOMPurify itself).
 */
const trustedTypesPolicies = ['goldbraun', 'default', 'dompurify'];

/** Headers that every answer carries. */
export function commonHeaders(secure: boolean): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/**
 * The policy of every page. The import map is the one inline script; it is allowed by its hash and not by a
 * nonce, because a page with a nonce can't be cached.
 */
export function contentSecurityPolicy(importMapHash: string, secure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' '${importMapHash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
