import type { QueryClient, QueryKey } from '@tanstack/react-query';

const KEY = 'quadra-livre:changes';

/** Reads again what another tab of this browser has changed, such as by a payment. Nothing but names of lists is told. */
export function listenToOtherTabs(queryClient: Pick<QueryClient, 'invalidateQueries'>): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || newValue === null) return;
    const [, ...names] = newValue.split(' ');
    for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
  });
}

/** Tells the other tabs which lists are no longer true. */
export function tellOtherTabs(lists: readonly QueryKey[]): void {
  const names = lists.flatMap(([name]) => (typeof name === 'string' ? [name] : []));
  // The time makes each message another value: storing the same one again tells nobody.
  if (names.length > 0) localStorage.setItem(KEY, [Date.now(), ...names].join(' '));
}
