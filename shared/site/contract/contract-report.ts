import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../toolchain/parts.ts';

/** The committed report: whoever changes the contract sees in its difference what the other teams will see. */
export const reportFile = join(root, 'shared/contract/contract.api.md');

/**
 * The public surface of shared/contract as TypeScript declares it, without comments: what remotes and shell can
 * rely on, and nothing of how it is made.
 * @throws Error with the compiler's words if the contract does not compile
 */
export function contractReport(): string {
  const output = mkdtempSync(join(tmpdir(), 'goldbraun-contract-'));
  try {
    const options = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      outDir: output,
      rootDir: root,
      types: [],
    };
    const config = join(output, 'tsconfig.json');
    writeFileSync(
      config,
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: options,
        include: [],
        files: [join(root, 'shared/contract/index.ts')],
      }),
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`shared/contract does not compile:\n${stdout}`);
    return asMarkdown(join(output, 'shared/contract'));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

function asMarkdown(folder: string): string {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts'))
    .sort((a, b) => Number(b === 'index.d.ts') - Number(a === 'index.d.ts') || (a < b ? -1 : 1));
  const parts = files.map((file) => {
    const declarations = readFileSync(join(folder, file), 'utf8').trim();
    return `## ${file.replace(/\.d\.ts$/, '')}\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`;
  });
  return `# The contract's public surface\n\nWritten by \`npm run contract\`; a change here is a change for every team.\n\n${parts.join('\n')}`;
}
