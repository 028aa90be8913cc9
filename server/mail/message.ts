import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';
import type { Mail } from './mailer.ts';

export type MailSettings = Pick<Settings, 'mail' | 'dataDir'>;

/** No answering machine should answer to these: one line for those that know the standard, one for Exchange. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * A message as nodemailer takes it; Date and Message-ID, of the sender's domain, are its own work. The recipient is an
 * object, because a text would be parsed: an account's `x<other@example.com>` would be sent to the other.
 */
export function messageOf({ to, ...mail }: Mail, from: string): SendMailOptions {
  return { ...mail, from, to: { name: '', address: to }, headers: HEADERS };
}
