/** Focuses an input, a day's button or the first input of a group, scrolled to the middle, where no bar covers it. */
export function focusField(field: HTMLElement | null): void {
  const input = field?.matches('input, textarea, select, button') ? field : field?.querySelector<HTMLElement>('input');
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
