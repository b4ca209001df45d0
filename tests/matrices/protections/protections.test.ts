import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../shared/toolchain/parts.ts';
import { protections } from './protections.ts';

describe('the protections that are taken out one by one', () => {
  it.each(protections.map(({ promise, without }) => [promise, without] as const))(
    'stand where they are looked for: %s',
    (_promise, without) => {
      expect(without.length).toBeGreaterThan(0);
      for (const { file, from, to } of without) {
        expect(readFileSync(join(root, file), 'utf8')).toContain(from);
        expect(to).not.toBe(from);
      }
    },
  );
});
