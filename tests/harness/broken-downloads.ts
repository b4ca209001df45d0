import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Begins downloads and leaves in the middle of each, without having read more than its beginning: the rest waits in
 * the server until then.
 * @param lines what follows the request line, such as `range: bytes=1000-`
 */
export async function breakOffDownloads(
  port: number,
  path: string,
  { count, lines = [] }: { count: number; lines?: string[] },
): Promise<void> {
  const request = [`GET ${path} HTTP/1.1`, 'host: localhost', ...lines, '', ''].join('\r\n');
  const breakOff = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    await once(socket, 'readable');
    socket.destroy();
  };
  await Promise.all(Array.from({ length: count }, breakOff));
}
