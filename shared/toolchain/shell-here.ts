import { type BuiltShell, packedShell } from '@goldbraun/shell/built';
import type { BuildMode } from './build/build-target.ts';
import { buildPartNamed } from './build-parts.ts';

/**
 * The shell with which a remote is shown, composed and tried: that of the package, or here the one that is built of its sources.
 * @param say is told how the building goes
 */
export async function shellHere(mode: BuildMode, say?: (line: string) => void): Promise<BuiltShell> {
  const packed = packedShell(mode);
  if (packed) return packed;
  const { version, output } = await buildPartNamed('shell', mode, say);
  return { version, folder: output };
}
