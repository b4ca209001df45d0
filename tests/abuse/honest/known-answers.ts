import { createHash } from 'node:crypto';
import { documents } from '@goldbraun/shared/contract/documents';
import { SEARCH_ENDPOINT } from '../../../mfe-content/restaurants/endpoint.ts';
import { allPaths, paths } from '../../harness/pages.ts';
import { ask } from '../exchange.ts';

/** What an address is answered with, as it was while nobody did the site any harm. */
export interface KnownAnswer {
  path: string;
  body: Buffer;
  etag: string | undefined;
}

export interface KnownPage extends KnownAnswer {
  /** Scripts, styles and pictures that the page names. */
  files: KnownAnswer[];
}

export interface KnownAnswers {
  pages: KnownPage[];
  searches: KnownAnswer[];
  /** Pages that are rendered when they are asked for. */
  foundPages: KnownAnswer[];
  /** A file that is read in parts. */
  brochure: KnownAnswer;
}

const BROCHURE = '/asset/pdf/broschuere.pdf';
const questions = ['q=Kassel', 'q=Muenchen&radius=50', 'q=34117', 'q=Bayern&page=3', 'services=charging'];
const newsSearches = ['Kiel', 'Solar'];

const address = { from: '127.0.1.1' };

/** @throws Error if the site does not answer as it should before anything has been done to it */
async function learn(door: URL, path: string): Promise<KnownAnswer> {
  const { status, headers, body } = await ask(door, { path, ...address });
  if (status !== 200 || body.length === 0) throw new Error(`${path} is answered with ${status}.`);
  return { path, body, etag: headers.etag };
}

const named = /"(\/(?:shell|remotes|asset)\/[^"?#\s]+\.\w+)"/g;

/** Learns what the site answers: every page with its files, some searches, and the pages that show them. */
export async function learnAnswers(door: URL): Promise<KnownAnswers> {
  const files = new Map<string, KnownAnswer>();
  const pages: KnownPage[] = [];
  for (const path of [...allPaths, documents.panoramaTour]) {
    const page = await learn(door, path);
    const names = [
      ...new Set(Array.from(page.body.toString().matchAll(named), ([, name]) => name as string)),
    ];
    for (const name of names) if (!files.has(name)) files.set(name, await learn(door, name));
    pages.push({ ...page, files: names.map((name) => files.get(name) as KnownAnswer) });
  }
  const searches = await Promise.all(questions.map((query) => learn(door, `${SEARCH_ENDPOINT}?${query}`)));
  const foundPages = [
    ...(await Promise.all(questions.map((query) => learn(door, `${paths.locations}?${query}`)))),
    ...(await Promise.all(newsSearches.map((query) => learn(door, `${paths.news}?suche=${query}`)))),
  ];
  checkFoundPages(pages, searches, foundPages);
  return { pages, searches, foundPages, brochure: await learn(door, BROCHURE) };
}

/** A page that shows what it shows without its query would hide that nothing was searched. */
function checkFoundPages(pages: KnownPage[], searches: KnownAnswer[], foundPages: KnownAnswer[]): void {
  const plain = new Set(pages.map(({ body }) => digest(body)));
  for (const { path, body } of foundPages) {
    if (plain.has(digest(body))) throw new Error(`${path} shows nothing that was found.`);
  }
  searches.forEach(({ body }, index) => {
    const { results } = JSON.parse(body.toString()) as { results: { street: string }[] };
    const page = foundPages[index]?.body.toString() ?? '';
    if (results.length === 0 || !page.includes(results[0]?.street ?? '')) {
      throw new Error(`${foundPages[index]?.path} does not show what was found.`);
    }
  });
}

const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex');
