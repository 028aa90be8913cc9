/** The parts of a form's text that holds several things with commas between them. */
export function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(',');
}
