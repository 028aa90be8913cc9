const KEY = 'quadra-livre-tab';

let id: string | undefined;

/** This tab's name for visualizers: the same after a reload. */
export function pageId(): string {
  id ??= read() ?? takeOtherId();
  return id;
}

export function takeOtherId(): string {
  id = freshName();
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage the tab has a new name after a reload; nothing else is lost.
  }
  return id;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** `crypto.randomUUID` is not there on a page without TLS, such as one that a phone opens in the same house. */
export function freshName(): string {
  return Math.random().toString(36).slice(2);
}
