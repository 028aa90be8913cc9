import type { Event } from '#domain/events/event.ts';
import { CartItems } from './CartItems.tsx';
import classes from './CartSummary.module.css';
import { useCarts } from './useCarts.ts';

type CartSummaryProps = {
  event: Pick<Event, 'id' | 'name'>;
  /** The cart's id. */
  cart: string;
};

/** The event and the registrations that are paid for, for a dialog. */
export function CartSummary({ event, cart }: CartSummaryProps) {
  const { current, carts } = useCarts(event.id);
  const found = [current, ...carts].find((one) => one?.id === cart);
  return (
    <div className={classes.summary}>
      <strong className={classes.event}>{event.name}</strong>
      {found && <CartItems registrations={found.registrations} />}
    </div>
  );
}
