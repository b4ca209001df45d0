import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Begins downloads and leaves in the middle of each, without having read more than its beginning: the rest waits in
 * the server until then.
 * @param lines what follows the request line, such as `range: bytes=1000-`
 * @param atOnce leaves as soon as the request is sent, before there is an answer
 */
export async function breakOffDownloads(
  port: number,
  path: string,
  { count, lines = [], atOnce = false }: { count: number; lines?: string[]; atOnce?: boolean },
): Promise<void> {
  const request = [`GET ${path} HTTP/1.1`, 'host: localhost', ...lines, '', ''].join('\r\n');
  const breakOff = async () => {
    const socket = connect(port, '127.0.0.1');
    await new Promise((sent) => socket.write(request, sent));
    if (!atOnce) await once(socket, 'readable');
    socket.destroy();
  };
  await Promise.all(Array.from({ length: count }, breakOff));
}
