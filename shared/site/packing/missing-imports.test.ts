/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingImports } from './missing-imports.ts';

const folder = mkdtempSync(join(tmpdir(), 'goldbraun-missing-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that is imported and is not there is named, with who imports it', () => {
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/there.js'), "import 'react';\nexport const there = 1;\n");
  writeFileSync(join(folder, 'main.css'), '');
  writeFileSync(
    join(folder, 'site/index.js'),
    [
      "export { there } from './there.js';",
      "export { gone } from './gone.js';",
      "import '../main.css';",
      "const late = () => import('../late.js');",
    ].join('\n'),
  );
  expect(missingImports(folder)).toEqual(['site/index.js → ./gone.js', 'site/index.js → ../late.js']);
});
