/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const table = readFileSync(join(__dirname, '../../docs/asvs-files.md'), 'utf8');
const rows = table.split('\n').filter((line) => line.startsWith('| **'));
const named = rows.flatMap((row) => {
  const [, requirement = ''] = /\*\*(.+?)\*\*/.exec(row) ?? [];
  const tests = row.split('|').at(-2) ?? '';
  return tests.split(';').flatMap((part) => {
    const [, file = ''] = /`(.+?)`/.exec(part) ?? [];
    return [...part.matchAll(/“(.+?)”/g)].map(([, name = '']) => [requirement, file, name] as const);
  });
});

describe('the table of file handling', () => {
  it('has the thirteen requirements of the chapter, each with a test', () => {
    expect(rows).toHaveLength(13);
    expect(new Set(named.map(([requirement]) => requirement)).size).toBe(13);
  });

  it.each(named)('names for %s a test of %s that exists: %s', (_requirement, file, name) => {
    expect(readFileSync(join(__dirname, file), 'utf8')).toContain(`'${name}'`);
  });
});
