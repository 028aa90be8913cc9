/** The button of a person's own menu. Without a layout, as in happy-dom, a bold name is a word by itself. */
export function greeting(firstName: string): RegExp {
  return new RegExp(`^E aí, ${firstName} ?\\?!`);
}
