import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';

describe('the security headers', () => {
  it('ask for TLS in future only where the visitor came by TLS', () => {
    expect(commonHeaders(true)['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(commonHeaders(false)).not.toHaveProperty('strict-transport-security');
    expect(contentSecurityPolicy('sha256-x', true)).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy('sha256-x', false)).not.toContain('upgrade-insecure-requests');
  });

  it('allow one inline script by its hash and nothing unsafe', () => {
    const policy = contentSecurityPolicy('sha256-abc', true);
    expect(policy).toContain("script-src 'self' 'sha256-abc'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|nonce/);
  });
});
