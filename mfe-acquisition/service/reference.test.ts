/** @jest-environment node */
import { newReference } from './reference.ts';

describe('a reference number', () => {
  it('has the date as it is in Germany', () => {
    expect(newReference(new Date('2026-12-31T23:30:00Z'))).toMatch(/^VK-270101-/);
    expect(newReference(new Date('2026-07-01T21:59:00Z'))).toMatch(/^VK-260701-/);
  });

  it('has no characters that are mistaken for others over the phone', () => {
    const references = Array.from({ length: 500 }, () => newReference(new Date()).slice('VK-261120-'.length));
    for (const reference of references)
      expect(reference).toMatch(/^[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/);
    expect(new Set(references).size).toBe(500);
  });
});
