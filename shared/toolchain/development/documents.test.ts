import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assetFiles, assetFoldersOf } from './documents.ts';

let server: Server;
let address: string;
beforeAll(async () => {
  const files = assetFiles(assetFoldersOf(['shell', 'mfe-content']));
  server = createServer((request, response) => files(request, response, () => response.end('a page')));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const brochure = '/asset/pdf/broschuere.pdf';

describe('the public files in development', () => {
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
