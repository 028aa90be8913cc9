/** What is sent to somebody: `path` of this site, and what is said before its address; of what nobody else may open, the words alone. */
export interface Shared {
  readonly title: string;
  readonly text?: string;
  readonly path?: string;
}

/**
 * Opens the device's own sheet for sharing. What is chosen in it, if anything, is between the person and the device.
 * @returns false on a device that has none, or that does not open it
 */
export async function isOnSheet({ title, text, path }: Shared): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({
      title,
      ...(path !== undefined && { url: addressOf(path) }),
      ...(text !== undefined && { text }),
    });
    return true;
  } catch (problem) {
    // Closed without a choice.
    return problem instanceof DOMException && problem.name === 'AbortError';
  }
}

/** The same as text, for a device without such a sheet. */
export function asText({ text, path }: Shared): string {
  return [text, path && addressOf(path)].filter((part) => part !== undefined).join('\n');
}

function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}
