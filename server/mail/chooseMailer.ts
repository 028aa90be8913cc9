import { folderMailer, mailFolder } from './folderMailer.ts';
import type { Mailer } from './mailer.ts';
import type { MailSettings } from './message.ts';
import { smtpMailer } from './smtpMailer.ts';

/** By SMTP when a server is set up, else into a folder, as files that any mail program opens. */
export function chooseMailer(settings: MailSettings): Mailer {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl, from);
  return folderMailer(mailFolder(settings.dataDir), from);
}

/** The folder that messages go to, when they go to one. */
export function folderOfMails({ mail, dataDir }: MailSettings): string | undefined {
  return mail.smtpUrl === undefined ? mailFolder(dataDir) : undefined;
}
