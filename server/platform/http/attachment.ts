/**
 * The header of a file that is saved under its name (RFC 6266): in ASCII for what knows no better, and whole as UTF-8
 * (RFC 8187). Nothing in a name ends its text or the header, or leads to another folder.
 */
export function attachment(fileName: string): string {
  const name = fileName.replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}/\\]/gu, '_');
  const plain = name.replaceAll(/[^\x20-\x7e]|["%]/gu, '_');
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
