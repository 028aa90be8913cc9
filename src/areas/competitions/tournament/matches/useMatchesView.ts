import { useLocation, useSearchParams } from 'wouter';

const PARAMETER = 'fase';
const GROUPS = 'grupos';

/** The view that the address names: the bracket as soon as there is one, unless the address asks for the groups. */
export function useMatchesView(hasBracket: boolean) {
  const [path] = useLocation();
  const [parameters] = useSearchParams();
  const view = hasBracket && parameters.get(PARAMETER) !== GROUPS ? 'bracket' : 'groups';
  const next = new URLSearchParams(parameters);
  if (view === 'bracket') next.set(PARAMETER, GROUPS);
  else next.delete(PARAMETER);
  return { view, other: hasBracket ? `${path}?${next}` : undefined } as const;
}
