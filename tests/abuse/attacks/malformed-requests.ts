import { type Attack, head, held, open, repeat } from './attack.ts';

const long = 'a'.repeat(20_000);
const requests = [
  'GET / HTTP/9.9\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  'GET\r\n\r\n',
  head('GET', `/${long}`),
  head('GET', '/', `X: ${long}`),
  head('GET', '/', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
  head('GET', '/', 'Content-Length: -5'),
  head('GET', '/', 'Expect: nonsense'),
  `${head('POST', '/', 'Transfer-Encoding: chunked')}zz\r\n`,
  head('CONNECT', 'goldbraun.example:443'),
  head(
    'GET',
    '/',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ),
  head('GET', '/service/uploadrealestate', 'Connection: Upgrade', 'Upgrade: h2c'),
  head('GET', 'http://other.example/'),
  head('OPTIONS', '*'),
  head('GET', '/%'),
  head('GET', '//'),
  head('GET', '/asset/%00'),
  head('HEAD', '/service/uploadrealestate/challenge'),
  head('TRACE', '/'),
  head('GET', '/', `If-None-Match: ${'"a",'.repeat(3_000)}`),
  head('GET', '/', `Accept-Encoding: ${'br;q=0.5,'.repeat(1_500)}`),
  head('GET', '/', `Cookie: ${'a=b;'.repeat(3_000)}`),
];
const HOLD_MS = 300;

/** What is no HTTP, or hardly any. */
export const malformedRequests: Attack = {
  name: 'malformed requests',
  async run(target, signal) {
    const deeds = { done: 0 };
    await repeat({ atOnce: 4, pauseMs: 50 }, signal, async () => {
      const socket = await open(target);
      socket.resume().write(requests[deeds.done++ % requests.length] as string);
      await held(socket, HOLD_MS, signal);
    });
    return deeds;
  },
};
