import { createHmac, randomUUID } from 'node:crypto';
import { filledIn, solvedChallenge } from '../../../mfe-acquisition/service/testing/offer-form.ts';

/** What the service under test signs its challenges with. */
export const secret = 'the corpus knows the secret of its service';

const sign = (content: object, by: string) => {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${createHmac('sha256', by).update(body).digest('base64url')}`;
};

/** What `{{…}}` stands for in one entry of the corpus: tokens and keys are its own, and the same in all its steps. */
export async function placeholdersFor(url: string): Promise<Map<string, string | Buffer>> {
  const [first, second] = [await solvedChallenge(url), await solvedChallenge(url)];
  const key = randomUUID();
  const expired = { id: randomUUID(), equation: '1 + 1', expires: Date.now() - 1000 };
  const parts = (lineBreak: string) =>
    Object.entries({ ...filledIn, ...first })
      .filter(([name]) => name !== 'message')
      .map(([name, text]) =>
        ['--x', `content-disposition: form-data; name="${name}"`, '', text, ''].join(lineBreak),
      )
      .join('');
  return new Map<string, string | Buffer>([
    ['token', first.token],
    ['answer', first.answer],
    ['token2', second.token],
    ['answer2', second.answer],
    ['key', key],
    ['key2', randomUUID()],
    ['key in capitals', key.toUpperCase()],
    ['expired token', sign(expired, secret)],
    ['token of another secret', sign({ ...expired, expires: Date.now() + 60_000 }, 'another secret')],
    ['token with the body of token2', `${second.token.split('.')[0]}.${first.token.split('.')[1]}`],
    ['fields', parts('\r\n')],
    ['fields with line feeds', parts('\n')],
  ]);
}

const repeated: Record<string, string> = {
  phone: '--x\r\ncontent-disposition: form-data; name="phone"\r\n\r\n1\r\n',
  header: 'x-a: b\r\n',
};

/** The bytes of a text with its placeholders: names of the map, `{{hex 1f 8b}}`, `{{text * 100}}`. */
export function fill(text: string, placeholders: Map<string, string | Buffer>): Buffer {
  const pieces = text.split(/\{\{(.+?)\}\}/s);
  return Buffer.concat(
    pieces.map((piece, index) => {
      if (index % 2 === 0) return Buffer.from(piece);
      const hex = /^hex ([\da-f ]+)$/.exec(piece)?.[1];
      if (hex) return Buffer.from(hex.replaceAll(' ', ''), 'hex');
      const [, what, times] = /^(.+) \* (\d+)$/s.exec(piece) ?? [];
      if (what) return Buffer.from((repeated[what] ?? what).repeat(Number(times)));
      const known = placeholders.get(piece);
      if (known === undefined) throw new Error(`unknown placeholder {{${piece}}}`);
      return Buffer.from(known);
    }),
  );
}
