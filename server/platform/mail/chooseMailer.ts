import { folderMailer, mailFolder } from './folderMailer.ts';
import type { Mailer } from './mailer.ts';
import type { MailSettings } from './message.ts';
import { smtpMailer } from './smtpMailer.ts';

/** Sends by SMTP when a server is configured; otherwise writes into a folder, as files that any mail program opens. */
export function chooseMailer(settings: MailSettings): Mailer {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl, from);
  return folderMailer(mailFolder(settings.dataDir), from);
}

/** The folder that messages are written to; `undefined` when they are sent by SMTP. */
export function folderOfMails({ mail, dataDir }: MailSettings): string | undefined {
  return mail.smtpUrl === undefined ? mailFolder(dataDir) : undefined;
}
