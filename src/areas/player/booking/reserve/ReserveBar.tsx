import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { CHOOSE_A_SLOT } from '#domain/booking/order.ts';
import { formatReais } from '#domain/values/money.ts';
import { describeOrder } from '../../../../../machines/booking/describeOrder.ts';
import { StickyBar } from '../../../../shared/look/layout/StickyBar.tsx';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import type { OrderActor } from '../orderActor.ts';
import { ChosenHours } from './ChosenHours.tsx';
import classes from './ReserveBar.module.css';
import { chosenText, RESERVE } from './reserveTexts.ts';

type ReserveBarProps = {
  actor: OrderActor;
  /** What is left to pay of the total, in centavos, where a voucher or a credit pays some of it. */
  left?: number | undefined;
  notice?: ReactNode;
  /** Stands at the end of the chosen hours. */
  beside?: ReactNode;
  /** Another way to reserve, before the button. */
  other?: ReactNode;
};

/** The chosen hours, their total, and the booking button. */
export function ReserveBar({ actor, left, notice, beside, other }: ReserveBarProps) {
  const { day, chosen, total, isReminded, isSubmitting, isSlow } = useSelector(actor, describeOrder, shallowEqual);
  return (
    <StickyBar
      notice={notice}
      details={
        chosen.length > 0 && (
          <ChosenHours actor={actor} chosen={chosen} isEditable={!isSubmitting}>
            {beside}
          </ChosenHours>
        )
      }
      summary={
        isReminded ? (
          <Reminder />
        ) : (
          <span className={classes.chosen} aria-live="polite">
            {isSlow ? RESERVE.slow : chosenText(day, chosen)}
          </span>
        )
      }
      total={total > 0 && <Total full={total} left={left ?? total} />}
      action={
        <div className={classes.ways}>
          {other}
          <WaitButton
            isBusy={isSubmitting}
            isSlow={isSlow}
            onClick={() => actor.send({ type: 'reserve.pressed' })}
            onStop={() => actor.send({ type: 'wait.abandoned' })}
          >
            {RESERVE.reserve}
          </WaitButton>
        </div>
      }
    />
  );
}

function Total({ full, left }: { full: number; left: number }) {
  if (left === full) return formatReais(full);
  return (
    <>
      <s className={classes.former}>
        <span className="visually-hidden">{RESERVE.former}</span>
        {formatReais(full)}
      </s>{' '}
      {formatReais(left)}
    </>
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
