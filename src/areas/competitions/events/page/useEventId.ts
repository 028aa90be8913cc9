import { Schema } from 'effect';
import { useLocation } from 'wouter';
import { Id } from '#domain/values/id.ts';
import { paramsOf } from '#domain/navigation/routes.ts';

/** The id of the event in the address; `undefined` when it cannot be one. */
export function useEventId(): Id | undefined {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return isId(id) ? id : undefined;
}

const isId = Schema.is(Id);
