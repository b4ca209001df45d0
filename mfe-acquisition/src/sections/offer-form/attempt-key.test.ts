/** @jest-environment jsdom */
import { createAttemptKeys } from './attempt-key.ts';

describe('the idempotency key of a message', () => {
  it('is a UUID and stays the same while the content does', () => {
    const keys = createAttemptKeys();
    const key = keys.keyFor({ firstName: 'Anna' });
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(keys.keyFor({ firstName: 'Anna', message: undefined })).toBe(key);
  });

  it('is a new one for other content, another file or after it was spent', () => {
    const keys = createAttemptKeys();
    const seen = [
      keys.keyFor({ firstName: 'Anna' }),
      keys.keyFor({ firstName: 'Anne' }),
      keys.keyFor({ firstName: 'Anne', attachment: new File(['a'], 'a.pdf') }),
      keys.keyFor({ firstName: 'Anne', attachment: new File(['a'], 'a.pdf') }),
    ];
    keys.forget();
    expect(new Set(seen).size).toBe(4);
  });
});
