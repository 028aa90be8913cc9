/**
 * The calls whose last reply a browser keeps to show it without a line: one's own reservations with their open PIX, one's own
 * tournaments with tables and bracket, arenas, and public pages. Templates of the contract's paths; everything else is never kept.
 */
export const KEPT_PATHS = [
  '/api/v1/players/me/reservations',
  '/api/v1/players/me/reservations/:id',
  '/api/v1/reservations/:id',
  '/api/v1/players/me/tournaments',
  '/api/v1/players/me/events/:id/current-cart',
  '/api/v1/players/me/events/:id/carts',
  '/api/v1/events/:id',
  '/api/v1/events/:id/tournaments',
  '/api/v1/tournaments/:id/groups',
  '/api/v1/tournaments/:id/matches',
  '/api/v1/tournaments/:id/registrations',
  '/api/v1/arenas/all',
  '/api/v1/arenas/:id',
  '/api/v1/public/events/:id',
  '/api/v1/public/tournaments/:id',
  '/api/v1/operator',
] as const;

const PATTERNS = KEPT_PATHS.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[\\da-f-]{36}')}$`));

/** Whether the last reply of a path, without its query, is kept. */
export function isKept(pathname: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(pathname));
}
