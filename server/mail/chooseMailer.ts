import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';
import type { Mail, Mailer } from './mailer.ts';

/** By SMTP when a server is set up, else into a folder, as files that any mail program opens. */
export function chooseMailer({ mail, dataDir }: Pick<Settings, 'mail' | 'dataDir'>): Mailer {
  if (mail.smtpUrl !== undefined) {
    const transport = createTransport(mail.smtpUrl, { from: mail.from });
    return { send: async (message) => void (await transport.sendMail({ ...message })) };
  }
  const folder = join(dataDir, 'emails');
  const writer = createTransport({ streamTransport: true, buffer: true }, { from: mail.from });
  return {
    async send(message: Mail) {
      const { message: bytes } = await writer.sendMail({ ...message });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), bytes);
    },
  };
}
