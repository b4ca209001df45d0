import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { browserConfig } from './base-config.ts';

const outside = mkdtempSync(join(tmpdir(), 'goldbraun-classes-'));
afterAll(() => rmSync(outside, { recursive: true }));

/** The styles of a remote that has one of its own and one of a section, from the folders in which they lie. */
async function stylesOf(folder: string, section: string, name = 'mfe-jobs'): Promise<string> {
  const files = {
    [join(folder, 'src/own.module.css')]: '.own { color: red }',
    [join(section, 'card/card.module.css')]: '.card { color: blue }',
    [join(folder, 'src/index.ts')]: `import './own.module.css';
      import ${JSON.stringify(join(section, 'card/card.module.css'))};`,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const output = join(folder, 'dist');
  const config = browserConfig({ name, folder, mode: 'production', version: '1', output });
  const compiler = webpack({
    ...config,
    entry: { main: join(folder, 'src/index.ts') },
    optimization: { minimize: false, sideEffects: false },
    plugins: [new MiniCssExtractPlugin({ filename: 'main.css' })],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  return readFileSync(join(output, 'main.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
}

it('the names of classes hang neither on the folder of a remote nor on where the sections lie', async () => {
  const here = await stylesOf(join(outside, 'here/mfe-jobs'), join(outside, 'here/shared/sections'));
  expect(here).toMatch(/\.jobs-\w{6} \{ color: red \}[\s\S]*\.jobs-\w{6} \{ color: blue \}/);
  const elsewhere = join(outside, 'checkout-of-jobs');
  expect(await stylesOf(elsewhere, join(elsewhere, 'node_modules/@goldbraun/shared/sections'))).toBe(here);
  const other = await stylesOf(
    join(outside, 'here/mfe-news'),
    join(outside, 'here/shared/sections'),
    'mfe-news',
  );
  expect(other.replaceAll('news-', 'jobs-')).not.toBe(here);
});
