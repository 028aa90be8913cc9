import { expect, it } from 'vitest';
import { KINDS, type NoticeKind, wordsOf } from '#domain/notices/notice.ts';
import { type Told, WRITES } from '#domain/contract/callNotices.ts';
import { JOB_NOTICES } from '#platform/outbox/jobNotices.ts';
import { channelsOf, heading, row, WHO } from './table.ts';

/** Without the ids of an example, which mean nothing to a reader. */
const place = (path: string) => `\`${path.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ':id')}\``;

function kindRow(kind: NoticeKind): string {
  const { to, waits, example } = KINDS[kind];
  const { title, line, path, publicPath } = wordsOf(kind, example, WHO);
  return row(
    `\`${kind}\``,
    to,
    channelsOf(kind),
    waits ? 'depois do tempo de desfazer' : 'na hora',
    `**${title}** ${line}`,
    place(path),
    publicPath === undefined ? 'sem endereço' : place(publicPath),
  );
}

function toldRow([name, told]: readonly [string, Told]): string {
  return row(
    `\`${name}\``,
    'nobody' in told ? `ninguém: ${told.nobody}` : told.map((kind) => `\`${kind}\``).join(', '),
  );
}

const printed = () =>
  [
    '# The table of messages',
    '',
    'Who hears what of which change, by which channel, in which words, and where it leads. This page is printed from',
    '`domain/notices` and `server/platform/outbox/jobNotices.ts`; `npx vitest run -u --project domain tests/domain/notices/printed.test.ts`',
    'prints it anew. The words show an example; how each looks on a phone and by mail, with the letters beside these, is on',
    '[messages-pictures.md](messages-pictures.md). Letters about an account (`server/core/notices/mail/noticeLetter.ts`) and about an event',
    '(`server/areas/competitions/events/letters`) are sent beside these.',
    '',
    'By email and on devices a named group can be turned off, each by itself, and waits while its reader wants quiet; of `sempre`',
    'neither: what moved money or rights. Nor can letters about an account, its security and its links be turned off; those about an event belong to',
    '"Torneios e eventos" while it takes place, and are always sent when it does not. "Email a pedido" goes to who turned it on. In the app',
    'everything is told.',
    '',
    'Whoever was told hands a notice on with "Enviar por WhatsApp": its words, and below them what strangers see of the thing, while they do. What',
    'only the account sees goes without an address.',
    '',
    '## Messages',
    '',
    ...heading('kind', 'who', 'channels', 'when', 'words', 'leads to', 'handed on with'),
    ...Object.keys(KINDS).map((kind) => kindRow(kind as NoticeKind)),
    '',
    '## What tells them: calls',
    '',
    ...heading('call', 'tells'),
    ...Object.entries(WRITES).map(toldRow),
    '',
    '## What tells them: jobs',
    '',
    ...heading('job', 'tells'),
    ...Object.entries(JOB_NOTICES).map(toldRow),
    '',
  ].join('\n');

it('docs/messages.md is the table', async () => {
  await expect(printed()).toMatchFileSnapshot('../../../docs/messages.md');
});
