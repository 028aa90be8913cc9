import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatReais } from '#domain/values/money.ts';
import type { OwnRegistration } from '#domain/registrations/registration.ts';
import { playersText, REVIEW } from './cartTexts.ts';
import classes from './CartItems.module.css';

type CartItemsProps = {
  registrations: readonly OwnRegistration[];
  /** Absent when nothing can be removed any more. */
  removal?: { readonly isOff: boolean; readonly onRemove: (id: string) => void };
};

/** The registrations of a cart: category, players, and what the cart's owner owes. */
export function CartItems({ registrations, removal }: CartItemsProps) {
  return (
    <ul>
      {registrations.map((registration) => (
        <li key={registration.id} className={classes.item}>
          <span className={classes.what}>
            <strong className={classes.category}>{registration.tournament.category}</strong>
            <span className={classes.players}>{playersText(registration)}</span>
          </span>
          <span className={classes.price}>{formatReais(registration.totalValue)}</span>
          {removal && (
            <ActionIcon
              color="coral"
              size={44}
              disabled={removal.isOff}
              aria-label={`${REVIEW.remove} ${registration.tournament.category}`}
              onClick={() => removal.onRemove(registration.id)}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
