/** Puts the focus into a field: an input, or the first one in a group of choices. */
export function focusField(field: HTMLElement | null): void {
  const input = field?.matches('input, textarea, select') ? field : field?.querySelector<HTMLElement>('input');
  input?.focus();
}
