import { queryOptions } from '@tanstack/react-query';
import { cartEndpoints } from '#domain/contract/cart.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { reading } from '../../../../shared/api/reading.ts';
import type { App } from '../../../../shared/runtime/app.ts';

/** Records money that was returned by other means; connected to the server. */
export function provideReturns({ call }: App) {
  return commandOf<CommandsOf['cartRefunds']>({
    returnCartRefund: (id, signal) => call(cartEndpoints.returnCartRefund, { params: { id } }, { signal }),
  });
}

/** The refunds of an event's carts that the bank refused; for its organizer and admins. */
export function refusedRefundsQuery(call: Call, eventId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'refusedRefunds', eventId],
    queryFn: reading(call, cartEndpoints.refusedRefunds, { params: { id: eventId } }, (data) => data.refusedRefunds),
  });
}
