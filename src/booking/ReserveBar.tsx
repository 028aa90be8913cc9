import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { CHOOSE_A_SLOT } from '../../domain/booking/order.ts';
import { formatReais } from '../../domain/money/money.ts';
import { describeOrder } from '../../machines/booking/describeOrder.ts';
import { StickyBar } from '../look/StickyBar.tsx';
import type { OrderActor } from './orderActor.ts';
import classes from './ReserveBar.module.css';
import { chosenText, RESERVE } from './reserveTexts.ts';

/** What was chosen, what it costs, and the one button. */
export function ReserveBar({ actor }: { actor: OrderActor }) {
  const { day, chosen, total, isReminded, isSubmitting } = useSelector(actor, describeOrder, shallowEqual);
  return (
    <StickyBar
      summary={isReminded ? <Reminder /> : <span className={classes.chosen}>{chosenText(day, chosen)}</span>}
      total={formatReais(total)}
      action={
        <Button size="lg" loading={isSubmitting} onClick={() => actor.send({ type: 'reserve.pressed' })}>
          {RESERVE.reserve}
        </Button>
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
