import { useQuery } from '@tanstack/react-query';
import { stateOfCart } from '#domain/registrations/cart.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { cartsQuery, currentCartQuery } from './cartQueries.ts';

/** The player's carts of an event: without a PIX, unpaid, paid. Each view that mounts with this reads them again. */
export function useCarts(eventId: string) {
  const { call } = useApp();
  const open = useQuery(currentCartQuery(call, eventId));
  const closed = useQuery(cartsQuery(call, eventId));
  const carts = closed.data ?? [];
  return {
    current: open.data ?? undefined,
    carts,
    unpaid: carts.filter((cart) => stateOfCart(cart) !== 'paid'),
    /** When the server sent them, in epoch milliseconds by this device's clock. */
    readAt: closed.dataUpdatedAt,
    failed: [open, closed].find(({ isLoadingError }) => isLoadingError),
  };
}
