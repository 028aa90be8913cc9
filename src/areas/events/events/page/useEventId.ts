import { Schema } from 'effect';
import { useLocation } from 'wouter';
import { Id } from '../../../../../domain/contract/id.ts';
import { paramsOf } from '../../../../../domain/navigation/routes.ts';

/** The event of the address; `undefined` when no event can have such an identifier. */
export function useEventId(): Id | undefined {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return isId(id) ? id : undefined;
}

const isId = Schema.is(Id);
