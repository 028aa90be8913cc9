import { Schema } from 'effect';
import { useLocation } from 'wouter';
import { Id } from '../../../../domain/contract/id.ts';
import { paramsOf } from '../../../../domain/navigation/routes.ts';

/** The arena of the address, in either reading of it; `undefined` when no arena can have such an identifier. */
export function useArenaId(): Id | undefined {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return isId(id) ? id : undefined;
}

const isId = Schema.is(Id);
