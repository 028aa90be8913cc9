import type { Notice } from './notice.ts';
import { pushLine } from './push.ts';

/**
 * A notice as its reader hands it on: its words and, below them, what strangers see of the thing. Without such a page there is no
 * address: what only the account sees is of no use to the receiver.
 * @param origin of this site
 */
export function handedOn(
  { title, line, publicPath }: Pick<Notice, 'title' | 'line' | 'publicPath'>,
  origin: string,
): string {
  const address = publicPath === undefined ? [] : [new URL(publicPath, origin).href];
  return [title, pushLine(line), ...address].join('\n');
}
