/** @jest-environment node */
import { attachmentKind, validateAttachment } from './attachment.ts';
import { errorMessages } from './errors.ts';
import { attachmentLimits, type OfferValues } from './offer.ts';
import { parseOffer, validateOffer } from './schema.ts';

const whole: OfferValues = {
  subject: 'Abgabe eines Angebotes',
  salutation: 'Frau',
  firstName: 'Änne',
  lastName: "O'Brien-Müller",
  company: 'Müller & Söhne GmbH',
  email: 'aenne@müller.example',
  phone: '+49 (0)89 123/456-7',
  message: 'Grundstück\nan der B2',
  privacy: true,
  token: 'token',
  answer: '11',
};

describe('the rules of the offer form', () => {
  it('accepts a whole form', () => {
    expect(validateOffer(whole)).toEqual({});
  });

  it('accepts a form without salutation and message', () => {
    expect(validateOffer({ ...whole, salutation: undefined, message: undefined })).toEqual({});
    expect(validateOffer({ ...whole, salutation: '', message: '' })).toEqual({});
  });

  it('takes the number of a region, or none, and nothing else', () => {
    for (const region of ['', '1', '11', undefined]) expect(validateOffer({ ...whole, region })).toEqual({});
    for (const region of ['0', '12', '03', '1.0', 'Bayern', 'a@evil.example', '1,2']) {
      expect(validateOffer({ ...whole, region })).toEqual({ region: 'region_invalid' });
    }
  });

  it('names every fault of an empty form at once', () => {
    expect(validateOffer({})).toEqual({
      subject: 'subject_required',
      firstName: 'required',
      lastName: 'required',
      company: 'required',
      email: 'required',
      phone: 'required',
      privacy: 'privacy_required',
      token: 'challenge_missing',
      answer: 'required',
    });
  });

  it('takes blanks for nothing', () => {
    expect(validateOffer({ ...whole, company: ' \u00a0\t' })).toEqual({ company: 'required' });
  });

  it('only takes a subject and a salutation of the lists', () => {
    expect(validateOffer({ ...whole, subject: 'Werbung', salutation: 'Dr.' })).toEqual({
      subject: 'subject_required',
      salutation: 'salutation_invalid',
    });
  });

  it.each([false, 'false', '', 'on', undefined])(
    'wants the privacy information accepted, not %p',
    (privacy) => {
      expect(validateOffer({ ...whole, privacy })).toEqual({ privacy: 'privacy_required' });
    },
  );

  it.each([
    'a@b.de',
    'vor.name+tag@sub.example.com',
    'info@münchen.bayern',
    'x@xn--mnchen-3ya.de',
    "o'b@a-b.de",
  ])('takes %s for an e-mail address', (email) => expect(validateOffer({ ...whole, email })).toEqual({}));

  it.each([
    'a',
    'a@b',
    '@b.de',
    'a@b..de',
    'a@-b.de',
    'a@b-.de',
    '.a@b.de',
    'a.@b.de',
    'a b@c.de',
    'a@b.de, c@d.de',
    'A <a@b.de>',
    'a@b.d',
    `${'a'.repeat(65)}@b.de`,
  ])('does not take %s for an e-mail address', (email) =>
    expect(validateOffer({ ...whole, email })).toEqual({ email: 'email_invalid' }),
  );

  it('judges a hostile e-mail address quickly', () => {
    const before = process.cpuUsage();
    validateOffer({ ...whole, email: `${'a.'.repeat(30)}@${'a-'.repeat(90)}` });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
  });

  it('refuses line breaks and control characters in single lines, but not line breaks in the message', () => {
    expect(
      validateOffer({ ...whole, lastName: 'A\r\nBcc: b@c.de', company: 'A\0B', message: 'a\r\nb\tc' }),
    ).toEqual({
      lastName: 'invalid_characters',
      company: 'invalid_characters',
    });
    expect(validateOffer({ ...whole, message: 'a\0b' })).toEqual({ message: 'invalid_characters' });
  });

  it('refuses texts that are too long, counted as the visitor sees them', () => {
    expect(validateOffer({ ...whole, message: 'x\r\n'.repeat(2500) })).toEqual({});
    expect(validateOffer({ ...whole, message: 'x'.repeat(5001), firstName: 'x'.repeat(101) })).toEqual({
      message: 'too_long',
      firstName: 'too_long',
    });
  });

  it('drops the invisible direction marks of copied phone numbers', () => {
    expect(parseOffer({ ...whole, phone: '\u202a089 1234\u202c' })).toMatchObject({
      offer: { phone: '089 1234' },
    });
  });

  it('finds a wrong answer when it knows the equation', () => {
    expect(validateOffer(whole, '7 + 4')).toEqual({});
    expect(validateOffer({ ...whole, answer: ' 11 ' }, '7 + 4')).toEqual({});
    expect(validateOffer({ ...whole, answer: '12' }, '7 + 4')).toEqual({ answer: 'answer_wrong' });
    expect(validateOffer({ ...whole, answer: 'elf' })).toEqual({ answer: 'answer_wrong' });
    expect(validateOffer({ ...whole, answer: '' }, '7 + 4')).toEqual({ answer: 'required' });
  });
});

describe('the rules of the attachment', () => {
  it.each([
    ['Exposé.PDF', 'application/pdf', 'pdf'],
    ['lage.plan.png', 'image/png', 'png'],
    ['foto.jpg', 'image/jpeg', 'jpg'],
    ['foto.jpeg', '', 'jpg'],
  ])('accepts %s', (name, type, kind) => {
    expect(validateAttachment({ name, type, size: attachmentLimits.maxBytes })).toBeNull();
    expect(attachmentKind(name)).toBe(kind);
  });

  it.each([
    ['a.exe', ''],
    ['pdf', 'application/pdf'],
    ['a.pdf.html', 'text/html'],
    ['a.pdf', 'image/png'],
  ])('refuses %s declared as "%s"', (name, type) => {
    expect(validateAttachment({ name, type, size: 10 })).toBe('attachment_type');
  });

  it('refuses one byte more than 15 MB, and an empty file', () => {
    const file = { name: 'a.pdf', type: 'application/pdf' };
    expect(validateAttachment({ ...file, size: 15 * 1024 * 1024 + 1 })).toBe('attachment_too_large');
    expect(validateAttachment({ ...file, size: 0 })).toBe('attachment_empty');
  });

  it('says the limits in the words of the specification', () => {
    expect(
      errorMessages[validateAttachment({ name: 'a.gif', type: 'image/gif', size: 1 }) ?? 'malformed'],
    ).toBe('Es sind nur folgende Dateiformate mit maximal 15 MB erlaubt - PDF, PNG, JPG.');
  });
});
