/** Keeps a link's token out of the address, where it would be seen, bookmarked and passed on. */
export interface LinkToken {
  /** Stores the token for this tab; it survives a reload. */
  readonly keep: (token: string) => void;
  /** The token of the link that this tab opened last, until it is used or expired. */
  readonly kept: () => string | null;
  readonly drop: () => void;
}

export const resetToken = linkToken('resetToken');
export const emailToken = linkToken('emailToken');
export const scorerToken = linkToken('scorerToken');
export const pairToken = linkToken('pairToken');
export const staffToken = linkToken('staffToken');

function linkToken(key: string): LinkToken {
  return {
    keep: (token) => sessionStorage.setItem(key, token),
    kept: () => sessionStorage.getItem(key),
    drop: () => sessionStorage.removeItem(key),
  };
}
