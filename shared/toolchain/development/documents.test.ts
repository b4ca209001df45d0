import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assetFiles, assetFoldersOf, documents, type Middleware } from './documents.ts';

const servers: Server[] = [];
/** Serves what a middleware answers; what it leaves is a page. */
async function serve(middleware: Middleware): Promise<string> {
  const server = createServer((request, response) =>
    middleware(request, response, () => response.end('a page')),
  );
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const brochure = '/asset/pdf/broschuere.pdf';

describe('the public files in development', () => {
  let address: string;
  beforeAll(async () => {
    address = await serve(assetFiles(assetFoldersOf(['shell', 'mfe-content'])));
  });

  it.each([
    ['a file of a part', brochure, {}, 200],
    ['a file of the shell', '/asset/logo.png?x', {}, 200],
    ['a part', brochure, { range: 'bytes=0-9' }, 206],
    ['a range that ends before it begins', brochure, { range: 'bytes=10-5' }, 416],
    ['what is known', brochure, { 'if-none-match': '*' }, 304],
    ['a part that is not here', '/asset/images/news/x.jpg', {}, 404],
    ['a file by a slash', `${brochure}/`, {}, 404],
    ['a folder', '/asset/pdf', {}, 404],
    ['a way out', '/asset/..%2fpackage.json', {}, 404],
    ['half an encoding', '/asset/%', {}, 404],
  ])('answer for %s', async (_what, path, headers, status) => {
    expect((await fetch(address + path, { headers })).status).toBe(status);
  });

  it('leave what is none of them to the pages', async () => {
    expect(await (await fetch(`${address}/aktuelles`)).text()).toBe('a page');
  });
});

describe('the document of every page in development', () => {
  const entries = { 'mfe-news': '/remotes/mfe-news/dev/remoteEntry.js' };
  let address: string;
  beforeAll(async () => {
    address = await serve(documents(async () => entries));
  });
  const get = (path: string) => fetch(address + path, { redirect: 'manual' });

  it('names where the remotes are, as does the line-up', async () => {
    expect(await (await get('/aktuelles')).text()).toContain(JSON.stringify(entries));
    expect(await (await get('/line-up.json')).json()).toEqual({ remotes: entries });
  });

  it('leads on as the site does', async () => {
    const { status, headers } = await get('/aktuelles/');
    expect([status, headers.get('location')]).toEqual([302, '/aktuelles']);
  });

  it('says whose page it is, where that remote is not here', async () => {
    const answer = await get('/kontakt');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("This page is mfe-content's, which is not here: SITE_URL names");
  });

  it('says what is wrong with the site from which the others come', async () => {
    const gone = await serve(documents(() => Promise.reject(new Error('No site answers.'))));
    const answer = await fetch(`${gone}/aktuelles`);
    expect([answer.status, await answer.text()]).toEqual([502, 'No site answers.\n']);
  });
});
