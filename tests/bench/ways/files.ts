import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Nginx, nginxProgram } from '../../harness/nginx.ts';
import type { RunningWay } from './way.ts';

interface Answer {
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Answers as they come over the wire, packed. */
function fetchPacked(address: URL): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const { headers } = response;
      buffer(response).then((body) => resolve({ headers: headers as Answer['headers'], body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** What matters of an answer besides its bytes. */
const kept = ['content-encoding', 'cache-control', 'content-security-policy', 'speculation-rules'];

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/**
 * The very answers of the site as files behind nginx: nothing can be faster that sends the same bytes.
 * @param addresses paths of all that the pages ask for, documents included
 */
export async function startFiles(site: URL, addresses: string[], output: string): Promise<RunningWay> {
  if (!nginxProgram) throw new Error('The floor needs nginx: install the package "nginx".');
  mkdirSync(output, { recursive: true });
  const locations: string[] = [];
  for (const [index, path] of addresses.entries()) {
    const { headers, body } = await fetchPacked(new URL(path, site));
    writeFileSync(join(output, String(index)), body);
    const added = kept.flatMap((name) =>
      headers[name] ? `add_header ${name} ${quoted(headers[name])};` : [],
    );
    const type = headers['content-type'] ?? 'application/octet-stream';
    locations.push(
      `location = ${quoted(path)} { default_type ${quoted(type)}; ${added.join(' ')} root ${output}; try_files /${index} =404; }`,
    );
  }
  const nginx = await Nginx.serving(nginxProgram, locations);
  return { address: new URL(nginx.address), close: () => nginx.stop() };
}
