import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseMailer, folderOfMails } from '#platform/mail/chooseMailer.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { readMessage } from './readMessage.ts';

const LINK = `http://localhost:3000/esqueceu-senha/${'x'.repeat(43)}`;
const MAIL: Mail = {
  to: 'ana@exemplo.com',
  subject: 'Escolha uma nova senha já',
  text: `Olá, Ana!\n\n${LINK}\n`,
  html: `<p>Olá, Ana! ${LINK}</p>`,
};

let dataDir: string;
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'quadra-mail-'))));
afterAll(() => rm(dataDir, { recursive: true }));

it('without a mail server messages are files: one each, whole, named by their time, nobody else’s to read', async () => {
  const settings = { dataDir: join(dataDir, 'new'), mail: { smtpUrl: undefined, from: 'Quadra Livre <a@b.example>' } };
  const folder = join(dataDir, 'new', 'emails');
  expect(folderOfMails(settings)).toBe(folder);
  const mailer = chooseMailer(settings);
  const before = new Date().toISOString().replaceAll(/[:.]/g, '-');
  for (const subject of ['um', 'dois', MAIL.subject]) await mailer.send({ ...MAIL, subject });
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual(
    Array(3).fill(expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.eml$/)),
  );
  expect((names[0] ?? '') > before).toBe(true);

  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  const messages = texts.map(readMessage);
  const subjects = messages.map(({ headers }) => headers['subject']);
  expect(subjects).toEqual(expect.arrayContaining(['um', 'dois', MAIL.subject]));
  expect(messages[2]).toMatchObject({
    headers: {
      from: 'Quadra Livre <a@b.example>',
      to: 'ana@exemplo.com',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[\w-]+@b\.example>$/),
    },
    parts: { 'text/plain': MAIL.text, 'text/html': MAIL.html },
  });
  // Also for who has no mail program: the link stands in one piece.
  expect(texts[2]).toContain(`\r\n${LINK}\r\n`);

  const mode = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;
  expect([await mode(folder), await mode(join(folder, names[0] ?? ''))]).toEqual([0o700, 0o600]);
});

it('with a mail server there is no such folder', () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1', from: 'a@b.example' };
  expect(folderOfMails({ dataDir, mail })).toBeUndefined();
});
