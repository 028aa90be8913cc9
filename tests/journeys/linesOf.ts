/** What a person reads one below another; each space is the same to them. */
export function linesOf(text: string): string[] {
  return text
    .replaceAll(/[^\S\n]/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
}
