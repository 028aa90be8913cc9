import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';
import type { Mail } from './mailer.ts';

export type MailSettings = Pick<Settings, 'mail' | 'dataDir'>;

/** Suppress automatic replies: the first header is the standard, the second is for Exchange. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * A message for nodemailer, which adds Date and Message-ID (with the sender's domain). The recipient is an object,
 * because a string would be parsed: an account's `x<other@example.com>` would be sent to the other address.
 */
export function messageOf({ to, ...mail }: Mail, from: string): SendMailOptions {
  return { ...mail, from, to: { name: '', address: to }, headers: HEADERS };
}
