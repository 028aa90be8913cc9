/** Colours of src/shared/look/tokens.css that tell actors apart; each is readable on every ground. */
const HUES = ['mar', 'blue', 'purple', 'green', 'yellow', 'red'] as const;

/** The colour of an actor: the same for the same name, in every pane and after every reload. */
export function hueOf(name: string): (typeof HUES)[number] {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return HUES[sum % HUES.length] ?? 'mar';
}
