/** @jest-environment node */
import { request } from 'node:http';
import { pdf, sendOffer } from '../testing/offer-form.ts';
import { RunningService } from '../testing/running-service.ts';

const checked = `Guten Tag

„Passt mein Grundstück?“ Ja, ganz bestimmt! (GoldDrive)
https://example.test/akquise?art=grundstueck&flaeche=2600&einwohner=ab-100000&verkehr=nebenstrasse&baurecht=unbekannt&vertrag=miete

„Auf Ihrem Grundstück“ 60 × 55 m
https://example.test/akquise?breite=60&tiefe=55&seite=west`;
const file = pdf(2000);
let service: RunningService;
let desk: Awaited<ReturnType<RunningService['desk']>>;
let plain = '';
let withFile = '';

beforeAll(async () => {
  service = await RunningService.start();
  const hostile = { company: '<script>alert(1)</script> & Söhne', message: '<img src=x onerror=alert(1)>' };
  plain = (await sendOffer(service.url, hostile)).reference ?? '';
  withFile =
    (await sendOffer(service.url, { company: 'Zweite AG', message: checked, region: '3' }, file)).reference ??
    '';
  desk = await service.desk();
});
afterAll(async () => {
  await desk.end();
  await service.remove();
});

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(new URL(path, desk.address), init);
  return {
    status: response.status,
    headers: response.headers,
    text: await response.clone().text(),
    response,
  };
};

test('shows all offers, the newest first, and what was found about each', async () => {
  const { status, text } = await get('');
  expect(status).toBe(200);
  expect(text).toContain('2 Angebote');
  expect(text.indexOf(withFile)).toBeLessThan(text.indexOf(plain));
  // Judged by the answers, whatever the message says of them.
  expect(text).toContain('Eher nicht. (GoldDrive)');
  expect(text).not.toContain('ganz bestimmt');
});

test.each([
  ['suche=zweite', 'Zweite AG', 'Söhne'],
  ['suche=S%C3%96HNE+script', 'Söhne', 'Zweite AG'],
  ['pruefung=not', 'Zweite AG', 'Söhne'],
  ['pruefung=none', 'Söhne', 'Zweite AG'],
  ['person=3', 'Zweite AG', 'Söhne'],
  ['person=none', 'Söhne', 'Zweite AG'],
])('?%s leaves one of them', async (query, found, left) => {
  const { text } = await get(`?${query}`);
  expect(text).toContain('1 Angebot<');
  expect(text).toContain(found);
  expect(text).not.toContain(left);
});

test('a day that has not come has none, and one that is no day does not matter', async () => {
  expect((await get('?seit=2999-01-01')).text).toContain('0 Angebote');
  expect((await get('?seit=morgen&suche=&suche=x')).text).toContain('2 Angebote');
});

test('shows an offer whole: its message as it was written, person, plan, and the verdict with its reasons', async () => {
  const { text } = await get(withFile);
  expect(text).toContain('„Passt mein Grundstück?“ Ja, ganz bestimmt!');
  expect(text).toContain('<th scope="row">Prüfung</th><td>Eher nicht. (GoldDrive)</td>');
  expect(text).toContain('Frau Wiebke Lorenz, Region\u00a03');
  expect(text).toMatch(/60 × 55\u00a0m, Straße im Westen: passt, \d+ Stellplätze/);
  expect(text).toContain('An einer Nebenstraße kommen zu wenige Autos vorbei.');
});

test('what visitors wrote is text, and nothing could run if it were not', async () => {
  for (const path of ['', plain]) {
    const { text, headers } = await get(path);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/<script|<img/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('gives the file as a download, byte for byte', async () => {
  const { response, headers } = await get(`${withFile}/${withFile}.pdf`);
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(file.bytes))).toBe(true);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${withFile}.pdf"`);
  expect((await get(`${plain}/${plain}.pdf`)).status).toBe(404);
});

test('only reads', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await get(withFile, { method })).status).toBe(404);
  }
  expect(service.rows('select count(*) as offers from offer')).toEqual([{ offers: 2 }]);
});

test('without the key there is nothing', async () => {
  for (const path of ['/', `/${withFile}`, '/x/', `/${'A'.repeat(22)}/`, `/${'ä'.repeat(11)}/`]) {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('VK-');
  }
});

test('a name that was led to this machine is turned away', async () => {
  const { port, pathname } = new URL(desk.address);
  const status = await new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: pathname, headers: { host: `evil.example:${port}` } })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});

test('ends when it is asked to', async () => {
  const other = await service.desk();
  expect(await other.end()).toBe(0);
});

test('says what is wrong with a port', async () => {
  await expect(service.offers('serve', '--port', '99999')).rejects.toThrow('--port must be a number');
  await expect(service.offers('serve', '--port', new URL(desk.address).port)).rejects.toThrow('is taken');
});
