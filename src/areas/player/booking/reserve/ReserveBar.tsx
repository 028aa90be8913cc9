import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { CHOOSE_A_SLOT } from '../../../../../domain/booking/order.ts';
import { formatReais } from '../../../../../domain/money/money.ts';
import { describeOrder } from '../../../../../machines/booking/describeOrder.ts';
import { StickyBar } from '../../../../shared/look/layout/StickyBar.tsx';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import type { OrderActor } from '../orderActor.ts';
import classes from './ReserveBar.module.css';
import { chosenText, RESERVE } from './reserveTexts.ts';

/** The chosen hours, their total, and the booking button. */
export function ReserveBar({ actor, notice }: { actor: OrderActor; notice?: ReactNode }) {
  const { day, chosen, total, isReminded, isSubmitting, isSlow } = useSelector(actor, describeOrder, shallowEqual);
  return (
    <StickyBar
      notice={notice}
      summary={
        isReminded ? (
          <Reminder />
        ) : (
          <span className={classes.chosen}>{isSlow ? RESERVE.slow : chosenText(day, chosen)}</span>
        )
      }
      total={formatReais(total)}
      action={
        <WaitButton
          isBusy={isSubmitting}
          isSlow={isSlow}
          onClick={() => actor.send({ type: 'reserve.pressed' })}
          onStop={() => actor.send({ type: 'wait.abandoned' })}
        >
          {RESERVE.reserve}
        </WaitButton>
      }
    />
  );
}

function Reminder() {
  return (
    <span role="alert" tabIndex={-1} ref={focusOn} className={classes.reminder}>
      {CHOOSE_A_SLOT}
    </span>
  );
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
