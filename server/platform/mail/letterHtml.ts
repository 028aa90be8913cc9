import { type Html, html, renderTemplate } from '../http/html.ts';
import { type Letter, NO_REPLY, unsubscribeText } from './letter.ts';
import BUTTON from './letter/button.html?raw';
import LETTER from './letter/letter.html?raw';
import NOTE from './letter/note.html?raw';
import PARAGRAPH from './letter/paragraph.html?raw';
import PLAIN_LINK from './letter/plainLink.html?raw';
import UNSUBSCRIBE from './letter/unsubscribe.html?raw';

/**
 * Mail programs support little besides tables and inline styles; the dark theme is for those that support media queries.
 * The logo is text, since pictures are blocked until the reader allows them. The cell of the button has its colour too,
 * so that it still looks like a button where a link takes no padding.
 */
export function letterHtml(letter: Letter, home: string): string {
  const { subject, preheader, greeting, paragraphs, action, notes, unsubscribe } = letter;
  const small = [
    ...(action ? [renderTemplate(PLAIN_LINK, { address: action.address })] : []),
    ...notes,
    ...(unsubscribe
      ? [renderTemplate(UNSUBSCRIBE, { address: unsubscribe.address, text: unsubscribeText(unsubscribe.group) })]
      : []),
  ];
  return renderTemplate(LETTER, {
    subject,
    preheader: html`${preheader}${PADDING_OF_PREHEADER}`,
    paragraphs: [greeting, ...paragraphs].map((text) => renderTemplate(PARAGRAPH, { text })),
    button: action && renderTemplate(BUTTON, action),
    notes: small.map((text) => renderTemplate(NOTE, { text })),
    home,
    noReply: NO_REPLY,
  }).html;
}

/** Keeps mail programs from showing the rest of the message next to the subject. */
const PADDING_OF_PREHEADER: Html = { html: '&#847;&zwnj;&nbsp;'.repeat(60) };
