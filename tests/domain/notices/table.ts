import { comesBy, isOnRequest, MAIL_GROUP_NAMES } from '#domain/notices/mailChoices.ts';
import { KINDS, type NoticeKind } from '#domain/notices/notice.ts';

/** Whom the examples of the printed tables are about. */
export const WHO = 'Bia Lima';

/** A row of a printed table. */
export function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join(' | ')} |`;
}

/** The heading of a printed table, and the line below it. */
export function heading(...cells: readonly string[]): string[] {
  return [row(...cells), row(...cells.map(() => '---'))];
}

/** By what a kind is told, in Portuguese. */
export function channelsOf(kind: NoticeKind): string {
  const { mailed, hasNoLetter = false } = KINDS[kind];
  if (mailed === undefined) return 'app';
  if (mailed === 'always') return 'app, email, aparelhos e WhatsApp (sempre)';
  const email = hasNoLetter ? [] : [isOnRequest(mailed) ? 'email a pedido' : 'email'];
  const others = comesBy(mailed, 'whatsapp') ? ['aparelhos', 'WhatsApp'] : ['aparelhos'];
  return `${listed(['app', ...email, ...others])} (${MAIL_GROUP_NAMES[mailed]})`;
}

/** `app, email e aparelhos` */
function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1) ?? ''}`;
}
