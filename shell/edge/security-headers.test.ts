import { commonHeaders, contentSecurityPolicy, documentSecurityPolicy } from './security-headers.ts';

const inline = { script: 'sha256-abc', styles: ['sha256-def', 'sha256-ghi'] };

describe('the security headers', () => {
  it('ask for TLS in future only where the visitor came by TLS', () => {
    expect(commonHeaders(true)['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(commonHeaders(false)).not.toHaveProperty('strict-transport-security');
    expect(contentSecurityPolicy(inline, true)).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy(inline, false)).not.toContain('upgrade-insecure-requests');
  });

  it('allow one inline script and the styles of the page by their hashes, and nothing unsafe', () => {
    const policy = contentSecurityPolicy(inline, true);
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
    expect(policy).toContain("style-src 'self' 'sha256-def' 'sha256-ghi';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|nonce/);
  });

  it('let an external tour into a frame by its origin, and nothing else of it', () => {
    const policy = contentSecurityPolicy(inline, true, {
      panorama: 'https://tour.example/kiefersfelden?x=1',
    });
    expect(policy).toContain("frame-src 'self' https://tour.example;");
    expect(policy.replace(' https://tour.example', '')).toBe(contentSecurityPolicy(inline, true));
  });

  it('let the script of a consent provider in by its origin', () => {
    const of = (script: string) => contentSecurityPolicy(inline, true, { consent: { id: 'x', script } });
    expect(of('https://cmp.example/loader.js')).toContain(
      "script-src 'self' 'sha256-abc' https://cmp.example;",
    );
    expect(of('https://app.usercentrics.eu/l.js')).toContain("connect-src 'self' https://*.usercentrics.eu;");
    expect(of('https://cmp.example/loader.js')).toContain("frame-src 'self';");
  });

  it('let a document of its own into a frame of this site, and no string of it become an element unseen', () => {
    const policy = documentSecurityPolicy(false);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|nonce|https?:/);
  });
});
