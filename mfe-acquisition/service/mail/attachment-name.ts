import type { AttachmentRow } from '../store/tables.ts';

/** The name of an attachment in mails and exports: VK-261120-ABCD-2345.pdf, and VK-261120-ABCD-2345.1.pdf for the first added later. */
export const attachmentName = (
  reference: string,
  { number, kind }: Pick<AttachmentRow, 'number' | 'kind'>,
): string => `${reference}.${number > 0 ? `${number}.` : ''}${kind}`;
