/** @jest-environment node */
import { addressAt } from './origin-address.ts';

it.each([
  ['http://a:8080', 'http://a:8080/remotes/mfe-news/discovery.json'],
  ['https://s3.example/bucket/site', 'https://s3.example/bucket/site/remotes/mfe-news/discovery.json'],
  ['https://s3.example/bucket/site/', 'https://s3.example/bucket/site/remotes/mfe-news/discovery.json'],
])('Below %s a file is where it belongs', (origin, address) => {
  expect(addressAt(new URL(origin), 'remotes', 'mfe-news', 'discovery.json').href).toBe(address);
});

it('A name is written as every server takes it', () => {
  const address = addressAt(new URL('http://a/b'), 'remotes', 'mfe-news', '1.0.0-a', 'asset/x+y@2~z.js');
  expect(address.pathname).toBe('/b/remotes/mfe-news/1.0.0-a/asset/x%2By%402~z.js');
});
