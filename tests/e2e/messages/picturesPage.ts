import { isNoticeKind, KINDS, type NoticeKind, wordsOf } from '#domain/notices/notice.ts';
import { plainWordsOf } from '#core/notices/changeLetter.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { channelsOf, heading, row, WHO } from '../../domain/notices/table.ts';
import { letterOf, OTHER_LETTERS } from './letters.ts';

export const NOTICE_KINDS: readonly NoticeKind[] = Object.keys(KINDS).filter(isNoticeKind);

/** The picture of a kind on a phone, and of a letter, in docs/messages. */
export const phoneFile = (kind: string): string => `${kind}-phone.webp`;
export const mailFile = (name: string): string => `${name}-mail.webp`;

/** The files that the page shows. */
export function filesOfPage(): string[] {
  const ofKinds = NOTICE_KINDS.flatMap((kind) => [phoneFile(kind), ...(letterOf(kind) ? [mailFile(kind)] : [])]);
  return [...ofKinds, ...Object.keys(OTHER_LETTERS).map(mailFile)].toSorted();
}

/** docs/messages-pictures.md: it names the words that its pictures were drawn with. */
export function picturesPage(): string {
  return [
    '# The messages in pictures',
    '',
    'What stands in [messages.md](messages.md) as people see it, with the same examples. `npm run docs:messages` draws the pictures and prints this',
    'page; a kind without its picture, and one whose words have changed since, turn `tests/docs/messagePictures.test.ts` red. On a phone: the row of',
    '`/avisos` in the built app at 390 px and, where devices are told, a notification with what our service worker is sent: its frame is a',
    'drawing of a phone’s, open. By mail: the letter in Chromium at 600 px, in the letters of the machine that drew it. The same in dark and',
    'at 390 px are written into `shots/messages`, which is not kept.',
    '',
    '## Notices',
    '',
    ...heading('kind', 'who', 'channels', 'words', 'on a phone', 'by mail'),
    ...NOTICE_KINDS.map(kindRow),
    '',
    '## Letters about accounts and events',
    '',
    ...heading('letter', 'words', 'by mail'),
    ...Object.entries(OTHER_LETTERS).map(letterRow),
    '',
  ].join('\n');
}

function kindRow(kind: NoticeKind): string {
  const { to, example } = KINDS[kind];
  const { title, line } = wordsOf(kind, example, WHO);
  const outside = plainWordsOf({ kind, facts: example, who: WHO }).line;
  const words = outside === line ? line : `${line} Fora do app: ${outside}`;
  return row(
    `\`${kind}\``,
    to,
    channelsOf(kind),
    `**${title}** ${words}`,
    picture(phoneFile(kind), title, 260),
    letterOf(kind) ? picture(mailFile(kind), title, 300) : '–',
  );
}

function letterRow([name, { subject, paragraphs, notes }]: [string, Letter]): string {
  const words = [`**${subject}**`, ...paragraphs, ...notes].join(' ');
  return row(`\`${name}\``, words, picture(mailFile(name), subject, 300));
}

function picture(file: string, alt: string, width: number): string {
  return `<a href="messages/${file}"><img src="messages/${file}" alt="${alt}" width="${width}"></a>`;
}
