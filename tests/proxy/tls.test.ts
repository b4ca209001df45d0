/** @jest-environment node */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lingerOverBodies } from '../../shared/service/lingering-close.ts';
import { makeCertificate } from '../harness/certificate.ts';
import { Nginx, nginxProgram } from '../harness/nginx.ts';

const MEGABYTE = 1024 * 1024;
const run = promisify(execFile);
const runs = (program: string, argument: string) => spawnSync(program, [argument]).status === 0;
const canRun = nginxProgram && runs('openssl', 'version') && runs('curl', '--version');

// Where they are not installed, the compose test runs it (npm run test:compose).
(canRun ? describe : describe.skip)('nginx with a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-tls-'));
  let asked: { url?: string; headers: IncomingHttpHeaders };
  /** A shell as far as nginx sees it: refuses every upload before it has come, and reads it over as the shell does. */
  const shell: Server = createServer((request, response) => {
    asked = { url: request.url, headers: request.headers };
    request.resume();
    response.writeHead(request.method === 'POST' ? 422 : 200).end('here you are');
  });
  // Node alone closes behind its answer, whatever still comes: nginx then finds a broken connection, and no answer.
  lingerOverBodies(shell);
  let nginx: Nginx;
  beforeAll(async () => {
    await once(shell.listen(0, '127.0.0.1'), 'listening');
    const { port } = shell.address() as AddressInfo;
    nginx = await Nginx.start(nginxProgram as string, [port], { certificate: makeCertificate(folder) });
  });
  afterAll(async () => {
    await nginx?.stop();
    shell.closeAllConnections();
    shell.close();
    rmSync(folder, { recursive: true });
  });

  /** Asks as a browser does: Node's own client loses an answer that comes before the whole body has left. */
  async function ask(path: string, bytes = 0) {
    const body = join(folder, 'body');
    if (bytes) writeFileSync(body, Buffer.alloc(bytes));
    const { stdout } = await run('curl', [
      ...['--insecure', '--silent', '--write-out', '|%{http_version}|%{http_code}'],
      ...(bytes ? ['--data-binary', `@${body}`] : []),
      nginx.tlsAddress + path,
    ]);
    const [text, version, status] = stdout.split('|');
    return { text, version, status };
  }

  it('speaks HTTP/2, and tells the shells that the visitor came by TLS', async () => {
    expect(await ask('/aktuelles')).toEqual({ text: 'here you are', version: '2', status: '200' });
    expect(asked).toMatchObject({ url: '/aktuelles', headers: { 'x-forwarded-proto': 'https' } });
  });

  it('sends whoever comes by HTTP there, to the same address', async () => {
    const { port } = new URL(nginx.tlsAddress as string);
    const answer = await fetch(`${nginx.address}/standorte?q=Berlin`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`https://127.0.0.1:${port}/standorte?q=Berlin`);
  });

  it.each([1, 15])('passes on a refusal while %i MB are on their way', async (megabytes) => {
    const answer = await ask('/service/uploadrealestate', megabytes * MEGABYTE);
    expect(answer).toEqual({ text: 'here you are', version: '2', status: '422' });
  });

  it('says in German that a body is too large', async () => {
    const answer = await ask('/service/uploadrealestate', 21 * MEGABYTE);
    expect(answer).toMatchObject({ text: expect.stringMatching(/^Das ist zu groß/), status: '413' });
  });
});

(canRun ? it : it.skip)('nginx does not start with a key that can’t be read, and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goldbraun-tls-'));
  try {
    const { cert } = makeCertificate(folder);
    const certificate = { cert, key: join(folder, 'none.pem') };
    await expect(Nginx.start(nginxProgram as string, [1], { certificate })).rejects.toThrow(/can't be read/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
