/**
 * What the shell and a renderer's process say to each other: a line of JSON each, over a pipe. What comes from there is
 * foreign: it is read as such, bounded in length, and says nothing but what was asked for.
 */
import type { OutsideSystems } from '@goldbraun/shared/contract/outside-systems';
import * as v from 'valibot';
import type { RemoteName, SiteTable } from '../../src/routes.ts';
import type { LocalRelease } from '../line-up.ts';

/** The first message to a process; it never gets to see another release. */
export interface Load {
  type: 'load';
  /** The shell's built server bundle. */
  shellBundle: string;
  releases: LocalRelease[];
  outside: OutsideSystems;
  site: SiteTable;
  /** The origin of the addresses that are rendered. */
  origin: string;
}

export type ToRenderer =
  | Load
  | {
      type: 'render';
      /** What is to be rendered: the page, or what is said where its query can't be answered. */
      what: 'page' | 'unanswered';
      id: number;
      /** Of the site's public origin. */
      url: string;
      /** Remotes that the line-up has, but not this process. */
      elsewhere: RemoteName[];
      /** The hash of the loaders' results with which the same code has rendered the page: then it is not rendered again. */
      known?: string | undefined;
    }
  | { type: 'answer'; id: number; answer: SiteAnswer | null };

/** What the site answers a loader. */
export interface SiteAnswer {
  status: number;
  /** Content type, and for how long it holds. */
  headers: Record<string, string>;
  body: string;
}

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const path = v.pipe(text(300), v.regex(/^\/[\w\-./~%]*$/));
const remoteName = v.pipe(text(100), v.regex(/^[\w-]+$/));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

const pageMetaSchema = v.object({
  title: text(300),
  description: text(1_000),
  preload: v.optional(v.object({ srcSet: text(4_000), sizes: text(1_000), media: v.optional(text(300)) })),
  share: v.optional(path),
  feed: v.optional(v.object({ title: text(300), path })),
  parent: v.optional(v.object({ name: text(300), path })),
  article: v.optional(v.object({ headline: text(500), published: day })),
});

/** One page as its participants have rendered it, before the shell makes it a document. */
const renderedPageSchema = v.object({
  html: v.string(),
  meta: pageMetaSchema,
  hydration: v.optional(
    v.object({
      loaderData: v.record(v.string(), v.unknown()),
      actionData: v.null(),
      errors: v.null(),
    }),
  ),
  chunks: v.array(
    v.object({
      remote: remoteName,
      names: v.pipe(v.array(text(100)), v.maxLength(50)),
      scripts: v.picklist(['now', 'later']),
    }),
  ),
  missing: v.pipe(v.array(text(200)), v.maxLength(50)),
  /** Seconds for which it may be kept for others who ask the same. */
  maxAge: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)),
});

/** What a route without a component may answer: nothing that a browser would run or show as a page. */
const resourceSchema = v.object({
  contentType: v.pipe(
    text(100),
    v.regex(
      /^(application\/((atom|rss)\+xml|(feed\+)?json)|text\/(plain|calendar|vcard))(; ?charset=utf-8)?$/i,
      'a route without a component may answer with a feed, JSON, plain text, a calendar or a card',
    ),
  ),
  body: v.string(),
});

const renderedSchema = v.variant('type', [
  v.strictObject({ type: v.literal('page'), page: renderedPageSchema }),
  v.strictObject({ type: v.literal('resource'), resource: resourceSchema }),
  v.strictObject({ type: v.literal('redirect'), redirect: text(2_000) }),
  /** The page has slots of remotes that this process has not loaded. */
  v.strictObject({ type: v.literal('needs'), remotes: v.pipe(v.array(remoteName), v.maxLength(20)) }),
  v.strictObject({ type: v.literal('failed'), reason: v.string() }),
  /** The loaders say what is known. */
  v.strictObject({ type: v.literal('known') }),
]);

export const fromRendererSchema = v.variant('type', [
  /** All releases are loaded; the paths that each of them renders ahead of a visit. */
  v.strictObject({ type: v.literal('loaded'), paths: v.record(remoteName, v.array(path)) }),
  v.strictObject({ type: v.literal('unusable'), reason: v.string() }),
  v.strictObject({ type: v.literal('rendered'), id: v.number(), rendered: renderedSchema }),
  /** A loader asks the site. */
  v.strictObject({ type: v.literal('ask'), id: v.number(), path: text(4_000) }),
]);

export type FromRenderer = v.InferOutput<typeof fromRendererSchema>;
export type Rendered = v.InferOutput<typeof renderedSchema>;
export type RenderedPage = v.InferOutput<typeof renderedPageSchema>;
export type RenderedResource = v.InferOutput<typeof resourceSchema>;
