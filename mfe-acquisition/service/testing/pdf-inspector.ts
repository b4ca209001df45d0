import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Inspection } from '../inspection/inspection.ts';
import { createInspector } from '../inspection/inspector.ts';

/** What the inspector's own process says of these files. */
export async function inspectPdfs(files: Buffer[]): Promise<Inspection[]> {
  const folder = await mkdtemp(join(tmpdir(), 'intake-pdfs-'));
  const inspector = createInspector(pino({ level: 'silent' }));
  try {
    const inspections: Inspection[] = [];
    for (const bytes of files) {
      const path = join(folder, randomUUID());
      await writeFile(path, bytes);
      inspections.push(await inspector.inspect({ path, kind: 'pdf' }));
    }
    return inspections;
  } finally {
    inspector.stop();
    await rm(folder, { recursive: true });
  }
}
