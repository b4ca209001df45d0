import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commands, endOf } from './commands.mjs';

const names = Object.keys(commands);
const asked = 'create dev check release canary preview promote rollback pin unpin history status keys'.split(
  ' ',
);

describe('the commands of a team', () => {
  it('are all there', () => {
    expect(asked.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !existsSync(join(import.meta.dirname, `../${name}.ts`)))).toEqual([]);
  });

  it.each(names)('%s says with --help how it is used, and is not started', (name) => {
    const { text, code } = endOf(name, ['--help']) ?? {};
    expect(code).toBe(0);
    expect(text).toMatch(new RegExp(`^goldbraun ${name}( .*)? \\[--json\\]\n\n {2}\\w`));
    expect(text).not.toContain('undefined');
    expect(text).toContain('Exit codes: 0 done, 1 refused or failed, 2 wrong use.');
  });

  it.each(names)('%s ends with 2 on one argument too many', (name) => {
    const most = commands[name]?.args.map(() => 'x') ?? [];
    expect(endOf(name, [...most, '--json'])).toBeUndefined();
    expect(endOf(name, [...most, 'x'])?.code).toBe(2);
  });

  it('take options, which are no arguments', () => {
    const options = ['--with', 'mfe-content=pr-7', '--days', '3', '--json'];
    expect(endOf('preview', ['pr-42', ...options])).toBeUndefined();
    expect(endOf('preview', [...options, 'pr-42', 'pr-43'])?.code).toBe(2);
  });

  it('end with 2 where an argument is missing, or there is no such command', () => {
    expect(endOf('canary', [])).toMatchObject({ code: 2, text: expect.stringContaining('canary <percent>') });
    expect(endOf('fly', [])).toMatchObject({ code: 2, text: expect.stringContaining('no command "fly"') });
    expect(endOf('constructor', [])?.code).toBe(2);
    expect(endOf('', [])?.code).toBe(2);
    expect(endOf('--help', [])?.code).toBe(0);
  });
});
