import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { recordRender, renderFile, renderFolder } from './rendered.ts';

/**
 * Renders one shot with Blender 3.4 (`BLENDER`, or `blender` on the path): 20 s to 2 min on two cores, 1.2 GB, the
 * panorama 4 GB. Throws with Blender's last lines if it fails.
 */
export function renderShot(shot: string, samples: number): void {
  mkdirSync(renderFolder, { recursive: true });
  const script = join(import.meta.dirname, '../scenes/render.py');
  const blender = process.env.BLENDER ?? 'blender';
  const settings = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script];
  const run = spawnSync(blender, [...settings, '--', shot, renderFile(shot), String(samples)], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error) {
    throw new Error(
      `${blender} does not start. On Debian: apt-get install --no-install-recommends blender python3-numpy`,
    );
  }
  if (run.status !== 0) {
    throw new Error(
      `${shot} could not be rendered:\n${`${run.stdout}${run.stderr}`.trim().split('\n').slice(-12).join('\n')}`,
    );
  }
  recordRender(shot, samples);
}
