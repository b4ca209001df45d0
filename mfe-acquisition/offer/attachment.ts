import type { DocumentErrorCode } from './document-errors.ts';
import { type AttachmentKind, attachmentLimits } from './offer.ts';

/** The kind that a file's name claims by its extension. */
export function attachmentKind(name: string): AttachmentKind | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const kinds = Object.keys(attachmentLimits.types) as AttachmentKind[];
  return (
    kinds.find((kind) =>
      (attachmentLimits.types[kind].extensions as readonly string[]).includes(extension),
    ) ?? null
  );
}

/**
 * What is wrong with a chosen file by its name, size (bytes) and declared type, or null. Some systems declare
 * no type: then the extension decides, and the service looks at the content anyway.
 */
export function validateAttachment(file: {
  name: string;
  size: number;
  type: string;
}): DocumentErrorCode | null {
  const kind = attachmentKind(file.name);
  const undeclared = file.type === '' || file.type === 'application/octet-stream';
  if (!kind || (!undeclared && file.type !== attachmentLimits.types[kind].mime)) return 'attachment_type';
  if (file.size > attachmentLimits.maxBytes) return 'attachment_too_large';
  return file.size === 0 ? 'attachment_empty' : null;
}
