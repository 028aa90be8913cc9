/** How long the browser may take to say that it has copied: inside other apps some never do. */
const PATIENCE_MS = 1_500;

/**
 * Copies a text to the device's clipboard, and returns whether it is there. Browsers offer no clipboard API on plain-http pages, and
 * some never answer it: then the text is copied from a field with `execCommand`.
 * @param field has the text, and is left selected, so that the person can copy it themselves; without it, one is made
 */
export async function copyText(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(text), silence()]);
    return true;
  } catch {
    if (field) return isCopiedFrom(field);
    const made = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(made);
    const isDone = isCopiedFrom(made);
    made.remove();
    return isDone;
  }
}

async function silence(): Promise<never> {
  await new Promise((over) => setTimeout(over, PATIENCE_MS));
  throw new Error('The browser did not say whether it has copied');
}

function isCopiedFrom(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  field.focus({ preventScroll: true });
  field.select();
  return document.execCommand('copy');
}
