/**
 * A visitor's text as it may stand in a mail header or a display name: one line, without what separates or quotes
 * addresses. nodemailer passes such characters on.
 */
export function headerText(text: string, maxLength = 150): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[<>"\\,;]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, maxLength);
}
