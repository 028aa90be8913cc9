/** Where the token of a reset link waits, out of the address: there it would be seen, bookmarked and passed on. */
const KEY = 'resetToken';

/** Keeps a link's token for this tab, over a reload. */
export function keepToken(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** The token of the link that this tab opened last, until it is used or over. */
export function keptToken(): string | null {
  return sessionStorage.getItem(KEY);
}

export function dropToken(): void {
  sessionStorage.removeItem(KEY);
}
