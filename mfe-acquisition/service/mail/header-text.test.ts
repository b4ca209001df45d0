/** @jest-environment node */
import { headerText } from './header-text.ts';

describe('a visitor’s text in a mail header', () => {
  it('stays as it is when it is harmless', () => {
    expect(headerText("O'Brien & Söhne (München)")).toBe("O'Brien & Söhne (München)");
  });

  it('can neither begin a new header nor name another address', () => {
    expect(headerText('A\r\nBcc: b@c.de')).toBe('A Bcc: b@c.de');
    expect(headerText('"A" <a@b.de>, <c@d.de>; \u2028\\x')).toBe('A a@b.de c@d.de x');
  });

  it('is not endless', () => {
    expect(headerText('x'.repeat(500))).toHaveLength(150);
  });
});
