import { ROUTES } from '#domain/navigation/routes.ts';

const TAB = 'aba';
const MADE = 'feitos';
const AFTER = 'depois';

/** Which part of the screen an address shows, and after which entry its list begins. */
export function readPayoutAddress(search: string): { readonly isMade: boolean; readonly after: string } {
  const query = new URLSearchParams(search);
  return { isMade: query.get(TAB) === MADE, after: query.get(AFTER) ?? '' };
}

export function payoutsPath({ isMade, after = '' }: { isMade: boolean; after?: string }): string {
  const query = new URLSearchParams({ ...(isMade && { [TAB]: MADE }), ...(after !== '' && { [AFTER]: after }) });
  return query.size > 0 ? `${ROUTES.adminPayouts.path}?${query.toString()}` : ROUTES.adminPayouts.path;
}
