import type { Letter } from '#platform/mail/letter.ts';
import { letterHtml } from '#platform/mail/letterHtml.ts';
import { letterText } from '#platform/mail/letterText.ts';
import type { Mail } from '#platform/mail/mailer.ts';

/** @param home the app's public address */
export function letterMail(to: string, letter: Letter, home: string): Mail {
  const { subject, unsubscribe } = letter;
  return {
    to,
    subject,
    text: letterText(letter, home),
    html: letterHtml(letter, home),
    ...(unsubscribe && { unsubscribe: unsubscribe.address }),
  };
}
