import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '../waitUntil.ts';

/** The link in the newest message to that address that leads to that page, as it stands there: an app in tests mails into files. */
export async function newestLink(
  dataDir: string,
  to: string,
  page: 'esqueceu-senha' | 'confirmar-email',
): Promise<string> {
  const folder = join(dataDir, 'emails');
  const pattern = new RegExp(`^http\\S+/${page}/[\\w-]+(?=\\r?$)`, 'm');
  return waitUntil(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const mine = texts.filter((text) => text.includes(`\nTo: ${to}`));
    const link = mine.flatMap((text) => pattern.exec(text) ?? []).at(-1);
    if (link === undefined) throw new Error('No message with a link came');
    return link;
  });
}
