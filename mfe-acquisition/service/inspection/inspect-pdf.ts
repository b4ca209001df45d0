import { readFile } from 'node:fs/promises';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Remark } from '../store/tables.ts';
import type { Inspection } from './inspection.ts';
import { findActions, leadsAstray } from './pdf-actions.ts';

// A catalogue of plans has less; what does something behind these pages is found by its name.
const maxPages = 200;

/**
 * A PDF must open as it does in a viewer. One with a password, or that does something by itself, is kept and said
 * to: offers come as exports of all kinds of programs.
 */
export async function inspectPdf(path: string): Promise<Inspection> {
  const bytes = await readFile(path);
  const remarks = new Set<Remark>(findActions(bytes));
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
  // That says so too.
  if (remarks.has('encrypted')) remarks.delete('unchecked');
  return { remarks: [...remarks].sort() };
}

/** Asks pdf.js, which reads encrypted and oddly packed documents too, where scripts hide. */
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
  return Boolean(actions || attachment || leadsAstray(String(unsafeUrl ?? '')));
}
