import type { Letter } from './letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import type { Mail } from './mailer.ts';

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
