import { readFile } from 'node:fs/promises';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Remark } from '../store/tables.ts';
import type { Inspection } from './inspection.ts';

// A catalogue of plans has less; what scripts there are behind these pages is found by their names.
const maxPages = 200;

/**
 * A PDF must open as it does in a viewer. One with a password, or that does something by itself, is kept and said
 * to: offers come as exports of all kinds of programs.
 */
export async function inspectPdf(path: string): Promise<Inspection> {
  const bytes = await readFile(path);
  const remarks = new Set<Remark>(namesActions(bytes) ? ['active'] : []);
  const task = getDocument({
    // The same bytes, not a copy of them: pdf.js takes no Buffer.
    data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
  });
  try {
    const document = await task.promise;
    if (await document.getPermissions()) remarks.add('encrypted');
    if (await isActive(document)) remarks.add('active');
  } catch (error) {
    if ((error as Error).name !== 'PasswordException') return { fault: 'attachment_damaged' };
    remarks.add('encrypted');
  } finally {
    await task.destroy().catch(() => {});
  }
  return { remarks: [...remarks].sort() };
}

const names = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'XFA',
];

/** A name as a pattern in which each character may be written as #xx, its number. */
const pattern = (name: string): string =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');

const actions = new RegExp(`/(?:${names.map(pattern).join('|')})[\\s/<>()[\\]]`, 'i');
const windowBytes = 64 * 1024;
const longestName = 100;

/** Looks for the names of actions in the plain part of the file. */
function namesActions(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at += windowBytes) {
    if (actions.test(bytes.toString('latin1', at, at + windowBytes + longestName))) return true;
  }
  return false;
}

/** Asks pdf.js, which reads object streams too, where scripts hide. */
async function isActive(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = await document.getMetadata();
  if ('IsXFAPresent' in info && info.IsXFAPresent) return true;
  if (
    (await document.hasJSActions()) ||
    (await document.getJSActions()) ||
    (await document.getAttachments())
  ) {
    return true;
  }
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    const page = await document.getPage(number);
    const annotations = await page.getAnnotations();
    if ((await page.getJSActions()) || annotations.some(doesSomething)) return true;
    page.cleanup();
  }
  return false;
}

function doesSomething(annotation: Record<string, unknown>): boolean {
  const { actions, unsafeUrl, attachment } = annotation;
  return Boolean(actions || attachment || /^(?!https?:|mailto:|tel:)/i.test(String(unsafeUrl ?? 'https:')));
}
