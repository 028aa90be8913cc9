import { useQuery } from '@tanstack/react-query';
import { stateOfCart } from '../../../../../domain/registrations/cart.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { cartsQuery, currentCartQuery } from './cartQueries.ts';

/** What the player owes for an event: without a PIX, with one, paid. Read anew by each view that appears with it. */
export function useCarts(eventId: string) {
  const { call } = useApp();
  const open = useQuery(currentCartQuery(call, eventId));
  const closed = useQuery(cartsQuery(call, eventId));
  const carts = closed.data ?? [];
  const failed = [open, closed].find(({ isLoadingError }) => isLoadingError);
  return {
    current: open.data ?? undefined,
    carts,
    unpaid: carts.filter((cart) => stateOfCart(cart) !== 'paid'),
    /** When the server told them, in milliseconds of this device's clock. */
    readAt: closed.dataUpdatedAt,
    failure: failed && {
      reason: failed.error?.message ?? '',
      isRetrying: failed.isFetching,
      onRetry: () => void failed.refetch(),
    },
  };
}
