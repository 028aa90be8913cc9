import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';
import type { Mail } from './mailer.ts';

export type MailSettings = Pick<Settings, 'mail' | 'dataDir'>;

/** Suppress automatic replies: the first header is the standard, the second is for Exchange. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * A message for nodemailer, which adds Date and, where a letter has none, a Message-ID. The recipient is an object,
 * because a string would be parsed: an account's `x<other@example.com>` would be sent to the other address.
 */
export function messageOf({ to, unsubscribe, id, ...mail }: Mail, from: string): SendMailOptions {
  const headers = unsubscribe === undefined ? HEADERS : { ...HEADERS, ...oneClick(unsubscribe) };
  return {
    ...mail,
    from,
    to: { name: '', address: to },
    headers,
    ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
  };
}

/** Of `Quadra Livre <nao-responda@example.com>` or the bare address. */
function domainOf(from: string): string {
  return from.replace(/^.*@/, '').replace(/>\s*$/, '');
}

/** What a mail program shows its own button for (RFC 2369, RFC 8058). */
function oneClick(address: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
