/** `março de 2026` → `Março de 2026`: as a sentence or a heading begins. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}
