/** @jest-environment node */
import { mailboxOf, recipientHash } from './recipient.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Anna.Gross@Example.COM', 'anna.gross@example.com'],
    ['anna.gross@example.com.', 'anna.gross@example.com'],
    ['anna.gross+angebot+2@example.com', 'anna.gross@example.com'],
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
    ['anna@xn--mller-kva.EXAMPLE', 'anna@xn--mller-kva.example'],
    ['an.na.gross+x@GoogleMail.com', 'annagross@gmail.com'],
    ['annagross@gmail.com', 'annagross@gmail.com'],
    ['+x@example.com', '+x@example.com'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it('is another one for another name, dot or domain', () => {
    const different = [
      'a.b@example.com',
      'ab@example.com',
      'ab@example.org',
      'ab@gmail.com',
      'ab-c@example.com',
    ];
    expect(new Set(different.map(mailboxOf)).size).toBe(different.length);
  });

  it('is named by a hash that needs the key', () => {
    const hash = recipientHash('Anna@Example.com', 'key');
    expect(hash).toBe(recipientHash('anna+x@example.com', 'key'));
    expect(hash).not.toBe(recipientHash('anna@example.com', 'other key'));
    expect(hash).not.toContain('anna');
  });
});
