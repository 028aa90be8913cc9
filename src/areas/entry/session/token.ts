// Without imports: the early script contains it too, and comes before all other code.

export const TOKEN_COOKIE = 'token';

export function readToken(): string | undefined {
  return new RegExp(`(?:^|; )${TOKEN_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
}
