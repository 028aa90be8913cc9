import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'emails');
}

/** Writes each message into its own file, readable only by the user that runs the server: it can contain a link. */
export function folderMailer(folder: string, from: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ ...messageOf(mail, from), ...readableParts(mail) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = fileName(new Date());
      const draft = join(folder, `.${name}.part`);
      await writeFile(draft, message, { mode: 0o600 });
      // The rename makes sure that a program that watches the folder only sees complete messages.
      await rename(draft, join(folder, name));
    },
    close: () => undefined,
  };
}

/** Sorts in the order of sending: `2026-03-05T12-00-00-123Z-1f0c9a7e.eml`. */
function fileName(now: Date): string {
  return `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
}

/** Not quoted-printable, which would break the link for people who open the file without a mail program. */
function readableParts({ text, html }: Mail) {
  return { text: undefined, html: undefined, alternatives: [part('text/plain', text), part('text/html', html)] };
}

function part(type: string, content: string) {
  const headers = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit'];
  return { raw: `${headers.join('\r\n')}\r\n\r\n${content.replaceAll('\n', '\r\n')}` };
}
