/** Leads to a field, an input, a day's button or the first one in a group of choices: in the middle, where no bar hides it. */
export function focusField(field: HTMLElement | null): void {
  const input = field?.matches('input, textarea, select, button') ? field : field?.querySelector<HTMLElement>('input');
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
