import { queryOptions } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import { eventEndpoints } from '#domain/contract/events.ts';
import { callOffMachine } from '../../../../../machines/events/callOff.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { Call } from '../../../../shared/api/call.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { partsOf, subjectOf } from '../../../../../machines/command/subjectParts.ts';
import { reading } from '../../../../shared/api/reading.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';

export type CallOffActor = ActorRefFrom<typeof callOffMachine>;

/** An organizer's call-offs, connected to the server. */
export function provideCallOff({ call }: App) {
  return callOffMachine.provide({
    actors: {
      ofEvent: commandOf<CommandsOf['callOffOfEvent']>({
        callOffEvent: (subject, signal) => call(eventEndpoints.callOffEvent, callOf(subject), { signal }),
      }),
      ofCategory: commandOf<CommandsOf['callOffOfCategory']>({
        callOffCategory: (subject, signal) => call(eventEndpoints.callOffCategory, callOf(subject), { signal }),
      }),
    },
  });
}

const WITH_WITHDRAWN = 'withdrawn';

/** The subject of the command: an event or a category, and whether those who withdrew from what was played are refunded too. */
export function callOffSubject(id: string, refundsWithdrawn: boolean): string {
  return refundsWithdrawn ? subjectOf(id, WITH_WITHDRAWN) : id;
}

/** The parts of {@link callOffSubject}. */
export function callOffParts(subject: string) {
  const { id, of } = partsOf(subject);
  return { id, refundsWithdrawn: of === WITH_WITHDRAWN };
}

function callOf(subject: string) {
  const { id, refundsWithdrawn } = callOffParts(subject);
  return { params: { id }, body: { refundsWithdrawn } };
}

/** The consequences of calling off. They are never cached: somebody may have paid in the meantime. */
export function callingOffQuery(call: Call, of: 'event' | 'category', id: string) {
  const endpoint = of === 'event' ? eventEndpoints.eventCallingOff : eventEndpoints.categoryCallingOff;
  return queryOptions({
    queryKey: [EVENTS, 'callingOff', of, id],
    queryFn: reading(call, endpoint, { params: { id } }, (data) => data.callingOff),
    staleTime: 0,
    gcTime: 0,
  });
}
