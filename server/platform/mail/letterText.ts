import { type Letter, NO_REPLY, PRODUCT, unsubscribeText } from './letter.ts';

/** Complete on its own, with its subject as heading, since some people read only the text. An address has a line to itself, so that it is easy to copy. */
export function letterText(
  { subject, greeting, paragraphs, action, notes, unsubscribe }: Letter,
  home: string,
): string {
  const blocks = [
    subject,
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ...notes,
    ...(unsubscribe ? [`${unsubscribeText(unsubscribe.group)}:\n${unsubscribe.address}`] : []),
    `${PRODUCT}\n${home}`,
    NO_REPLY,
  ];
  return `${blocks.join('\n\n')}\n`;
}
