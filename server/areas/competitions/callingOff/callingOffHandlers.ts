import type { Dependencies } from '#core/dependencies.ts';
import { callOffCategory, callOffEvent } from './callOff.ts';
import { decideEvent } from './decideEvent.ts';
import { callingOffReads } from './readCallingOff.ts';

/** The handlers of the calls in `domain/contract/events.ts` that end an event or a category, or may. */
export function callingOffHandlers({ database }: Pick<Dependencies, 'database'>) {
  return { decideEvent, callOffEvent, callOffCategory, ...callingOffReads(database) };
}
