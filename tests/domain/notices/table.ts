import { MAIL_GROUP_NAMES } from '#domain/notices/mailChoices.ts';
import { KINDS, type NoticeKind } from '#domain/notices/notice.ts';

/** Whom the examples of the printed tables are about. */
export const WHO = 'Bia Lima';

/** A row of a printed table. */
export function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The heading of a printed table, and the line below it. */
export function heading(...cells: readonly string[]): string[] {
  return [row(...cells), row(...cells.map(() => '---'))];
}

/** By what a kind is told, in Portuguese. */
export function channelsOf(kind: NoticeKind): string {
  const { mailed, hasNoLetter = false } = KINDS[kind];
  if (mailed === undefined) return 'app';
  return `app, ${hasNoLetter ? '' : 'email, '}aparelhos e WhatsApp (${mailed === 'always' ? 'sempre' : MAIL_GROUP_NAMES[mailed]})`;
}
