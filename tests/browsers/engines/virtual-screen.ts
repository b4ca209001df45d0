import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen that nobody sees. */
export interface VirtualScreen {
  /** What DISPLAY has to be for programs that draw on it. */
  display: string;
  close(): void;
}

const STARTED_WITHIN_MS = 30_000;

/**
 * Starts Xvfb. On it, unlike headless, both engines draw as they do for visitors, WebGL included.
 * @throws Error if it does not start
 */
export async function openVirtualScreen(): Promise<VirtualScreen> {
  // Unless told, it starts anew when its last window has closed, and meanwhile turns away the next one.
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'];
  const child = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // It picks a display that is free, and says which.
  const [number] = await once(child.stdio[3] as Readable, 'data', {
    signal: AbortSignal.timeout(STARTED_WITHIN_MS),
  });
  return { display: `:${String(number).trim()}`, close: () => child.kill() };
}
