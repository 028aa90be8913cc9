import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { eventEndpoints } from '../../../../../domain/contract/events.ts';
import { callOffMachine } from '../../../../../machines/events/callOff.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { Call } from '../../../../shared/api/call.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';

export type CallOffActor = ActorRefFrom<typeof callOffMachine>;

/** What an organizer calls off, with the real server. */
export function provideCallOff({ call }: App) {
  return callOffMachine.provide({
    actors: {
      ofEvent: commandOf<CommandsOf['callOffOfEvent']>({
        callOffEvent: (id, signal) => call(eventEndpoints.callOffEvent, { params: { id } }, { signal }),
      }),
      ofCategory: commandOf<CommandsOf['callOffOfCategory']>({
        callOffCategory: (id, signal) => call(eventEndpoints.callOffCategory, { params: { id } }, { signal }),
      }),
    },
  });
}

/** What calling off would come to, asked anew each time: somebody may have paid since. */
export function callingOffQuery(call: Call, of: 'event' | 'category', id: string) {
  const endpoint = of === 'event' ? eventEndpoints.eventCallingOff : eventEndpoints.categoryCallingOff;
  return queryOptions({
    queryKey: [EVENTS, 'callingOff', of, id],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(endpoint, { params: { id } }, { signal })).then(({ data }) => data.callingOff),
    staleTime: 0,
    gcTime: 0,
  });
}
