const KEY = 'quadra-livre-tab';
/**
 * Marks the stored name of a page that was left, so that the tab's next page takes the name over. A tab opened from an open
 * page starts with a copy of its sessionStorage: the name there has no mark, so the new tab takes a name of its own.
 */
const LEFT = 'left ';

let id: string | undefined;

/** This tab's name for visualizers, which survives a reload. */
export function pageId(): string {
  id ??= enterTab();
  return id;
}

/** To be called when a page loads or comes back from the browser's cache. */
export function enterTab(): string {
  const kept = read();
  id = kept?.startsWith(LEFT) === true ? kept.slice(LEFT.length) : freshName();
  write(id);
  return id;
}

/** To be called when the reader leaves the page. */
export function leaveTab(): void {
  write(LEFT + pageId());
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(name: string): void {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Without storage the tab gets a new name after a reload; nothing else is lost.
  }
}

/** Avoids `crypto.randomUUID`, which pages without TLS lack, such as one opened by a phone in the local network. */
export function freshName(): string {
  return Math.random().toString(36).slice(2);
}
