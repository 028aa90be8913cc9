import type { Words } from './notice.ts';

/** What the desk sends to a guest, whom no notice reaches, in the words that a player is told in. */
export function guestMessage(name: string, { title, line }: Pick<Words, 'title' | 'line'>): string {
  return [`Olá, ${name}!`, `${title}.`, line].join('\n');
}
