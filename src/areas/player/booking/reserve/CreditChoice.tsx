import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { describeCredit } from '../../../../../machines/booking/describeBooking.ts';
import { describeOrder } from '../../../../../machines/booking/describeOrder.ts';
import { CheckField } from '../../../../shared/forms/CheckField.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import type { BookingActor } from '../bookingActors.ts';
import { myVouchersQuery } from '../vouchers/myVouchersQuery.ts';
import classes from './CreditChoice.module.css';
import { creditHint, creditText } from './reserveTexts.ts';
import { useQuote } from './useQuote.ts';

type CreditChoiceProps = { actor: BookingActor; arena: Pick<Arena, 'id' | 'paymentMethod'> };

/** Pays with what the arena owes the player; nothing where it owes nothing. */
export function CreditChoice({ actor, arena }: CreditChoiceProps) {
  const { call } = useApp();
  const { isUsed, isEditable } = useSelector(actor, describeCredit, shallowEqual);
  const { total: full, chosen } = useSelector(actor, describeOrder, shallowEqual);
  // Nobody who only looks at hours is kept waiting for it.
  const { data } = useQuery({ ...myVouchersQuery(call, 1), enabled: chosen.length > 0 });
  const credit = data?.credits?.find((one) => one.arena.id === arena.id)?.value ?? 0;
  const { quote } = useQuote(actor, { isAsked: false });
  if (credit === 0 || full === 0) return null;
  const total = quote?.totalValue ?? full;
  return (
    <fieldset className={classes.choice} disabled={!isEditable}>
      <CheckField
        label={creditText(credit)}
        hint={creditHint({ credit, total, paymentMethod: arena.paymentMethod })}
        checked={isUsed}
        onChange={(use) => actor.send({ type: 'credit.chosen', use })}
      />
    </fieldset>
  );
}
