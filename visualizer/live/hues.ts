/** Colours of src/shared/look/tokens.css for actors; each is readable on every background. */
const HUES = ['mar', 'blue', 'purple', 'green', 'yellow', 'red'] as const;

/** The colour of an actor's name, the same in every pane and after every reload. */
export function hueOf(name: string): (typeof HUES)[number] {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return HUES[sum % HUES.length] ?? 'mar';
}
