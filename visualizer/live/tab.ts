const KEY = 'quadra-livre-tab';
/**
 * Before the name once its page is left: the next page of the tab takes it over. A tab that is opened from this one
 * begins with a copy of its storage while it lives, without the mark, and takes a name of its own.
 */
const LEFT = 'left ';

let id: string | undefined;

/** This tab's name for visualizers: the same after a reload. */
export function pageId(): string {
  id ??= enterTab();
  return id;
}

/** To be called when a page begins, or comes back. */
export function enterTab(): string {
  const kept = read();
  id = kept?.startsWith(LEFT) === true ? kept.slice(LEFT.length) : freshName();
  write(id);
  return id;
}

/** To be called when the page is left. */
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
    // Without storage the tab has a new name after a reload; nothing else is lost.
  }
}

/** `crypto.randomUUID` is not there on a page without TLS, such as one that a phone opens in the same house. */
export function freshName(): string {
  return Math.random().toString(36).slice(2);
}
