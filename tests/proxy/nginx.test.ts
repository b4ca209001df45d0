/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '../../mfe-acquisition/service/testing/running-service.ts';
import { freePort } from '../harness/free-port.ts';
import { Nginx, nginxProgram } from '../harness/nginx.ts';

/** A shell as far as nginx sees it: /hang is never answered, everything else at once, with what was asked. */
class Shell {
  readonly asked: string[] = [];
  headers: IncomingHttpHeaders = {};
  readonly #server: Server = createServer((asked, response) => {
    this.asked.push(`${asked.method} ${asked.url}`);
    this.headers = asked.headers;
    if (!asked.url?.includes('hang')) response.end('here you are');
  });

  async start(): Promise<number> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks from one of the addresses of this machine. */
async function ask(
  url: string,
  {
    localAddress = '127.0.0.1',
    method = 'GET',
    body = '',
    headers = {},
  }: { localAddress?: string; method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const sent = request(url, { method, headers, localAddress, agent: false });
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

// Where it is not installed, the compose test runs it (npm run test:compose).
(nginxProgram ? describe : describe.skip)('nginx before three shells', () => {
  const shells = [new Shell(), new Shell(), new Shell()];
  let ports: number[];
  let nginx: Nginx;
  let url: string;
  beforeAll(async () => {
    ports = await Promise.all(shells.map((shell) => shell.start()));
    // 15 s are 750 ms here.
    nginx = await Nginx.start(nginxProgram as string, ports, { quick: true });
    url = nginx.address;
  });
  afterEach(() => {
    for (const shell of shells) shell.asked.length = 0;
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const shell of shells) shell.stop();
  });
  const asked = () => shells.flatMap((shell) => shell.asked);

  it.each(['GET', 'PUT', 'POST'])('asks one of them alone for what hangs (%s)', async (method) => {
    const answer = await ask(`${url}/hang`, { method, body: method === 'GET' ? '' : 'a' });
    expect(answer).toMatchObject({ status: 503, body: expect.stringContaining('gerade nicht erreichbar') });
    expect(asked()).toEqual([`${method} /hang`]);
  });

  it('waits for the intake longer than for a page', async () => {
    const begun = performance.now();
    const answer = ask(`${url}/service/hang`, { method: 'POST', body: 'a' });
    expect((await ask(`${url}/hang`)).status).toBe(503);
    expect((await answer).status).toBe(503);
    expect(performance.now() - begun).toBeGreaterThan(4_000);
    expect(asked().sort()).toEqual(['GET /hang', 'POST /service/hang']);
  });

  it('takes no header along that belongs to the connection with the visitor', async () => {
    const headers = { expect: '100-continue', te: 'trailers', 'keep-alive': 'timeout=5', upgrade: 'h2c' };
    const answer = await ask(`${url}/`, { method: 'POST', body: 'a', headers });
    expect(answer.status).toBe(200);
    const { headers: taken } = shells.find((shell) => shell.asked.length > 0) as Shell;
    expect(Object.keys(taken).filter((name) => name in headers)).toEqual([]);
  });

  it('closes a connection whose request does not come', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    await once(socket.resume(), 'close');
    expect(asked()).toEqual([]);
  });

  describe('to one address', () => {
    /** With the times that it has: within 750 ms, a busy machine may not get so many requests together. */
    let patient: Nginx;
    let url = '';
    beforeAll(async () => {
      patient = await Nginx.start(nginxProgram as string, ports);
      url = patient.address;
    });
    afterAll(() => patient?.stop());

    /** So many requests that hang; gives how to end them. */
    async function hang(path: string, count: number): Promise<() => void> {
      const before = asked().length;
      const agent = new Agent();
      for (let sent = 0; sent < count; sent += 1) {
        request(url + path, { agent, localAddress: '127.0.0.1' })
          .on('error', () => {})
          .end();
      }
      await eventually(async () => asked().length === before + count);
      return () => agent.destroy();
    }

    it('answers 200 requests at once and no more, and goes on answering others', async () => {
      const end = await hang('/hang', 200);
      const refused = await ask(`${url}/`);
      expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '10' } });
      expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(refused.body).toMatch(/^Von Ihrer Adresse kommen gerade sehr viele Anfragen/);
      expect((await ask(`${url}/`, { localAddress: '127.0.0.2' })).status).toBe(200);
      end();
    });

    it('passes 30 requests to the intake at once, refuses the next one behind its whole body, and goes on showing pages', async () => {
      const end = await hang('/service/hang', 30);
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      const body = Buffer.alloc(15 * 1024 * 1024);
      const head = `POST /service/uploadrealestate HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`;
      await new Promise((resolve) => socket.write(Buffer.concat([Buffer.from(head), body]), resolve));
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 429 /);
      socket.destroy();
      expect((await ask(`${url}/`)).status).toBe(200);
      end();
    });
  });

  it('says in German that a body is too large', async () => {
    const headers = { 'content-length': String(21 * 1024 * 1024) };
    const sent = request(`${url}/service/uploadrealestate`, { method: 'POST', headers, agent: false });
    sent.flushHeaders();
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(413);
    expect(await text(response)).toBe('Das ist zu groß: Anhänge dürfen höchstens 15 MB haben.\n');
    sent.destroy();
  });
});

(nginxProgram ? describe : describe.skip)('nginx before two shells of which one is gone', () => {
  const shell = new Shell();
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await Nginx.start(nginxProgram as string, [await shell.start(), await freePort()]);
  });
  afterAll(async () => {
    await nginx?.stop();
    shell.stop();
  });

  it.each(['GET', 'POST'])('passes it over (%s)', async (method) => {
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await ask(nginx.address, { method, body: method === 'GET' ? '' : 'a' })).status).toBe(200);
    }
  });
});

(nginxProgram ? describe : describe.skip)('nginx that is told to end', () => {
  it('gives what is under way a while, then closes it, before whoever is behind it could answer', async () => {
    const shell = new Shell();
    const nginx = await Nginx.start(nginxProgram as string, [await shell.start()], { quick: true });
    try {
      const answer = ask(`${nginx.address}/service/hang`, { method: 'POST', body: 'a' });
      await eventually(async () => shell.asked.length === 1);
      process.kill(nginx.pid as number, 'SIGQUIT');
      await expect(answer).rejects.toThrow('socket hang up');
    } finally {
      await nginx.stop();
      shell.stop();
    }
  });
});
