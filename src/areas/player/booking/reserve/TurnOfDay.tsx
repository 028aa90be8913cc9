import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { compareDays, type Day } from '#domain/values/days/day.ts';
import { canBeginAnew } from '../../../../../machines/booking/describeOrder.ts';
import { everySecond } from '../../../../shared/runtime/everySecond.ts';
import type { OrderActor } from '../orderActor.ts';

type TurnOfDayProps = {
  actor: OrderActor;
  /** When the page was opened. */
  today: Day;
  /** The arena's day at this moment. */
  dayNow: () => Day;
  /** Begins the page anew, with the voucher's code that was typed. */
  onTurn: (code: string) => void;
};

/**
 * A page that stays open over midnight begins anew with the arena's new day. It waits as long as hours are chosen that can
 * still be reserved, and while something is asked or sent.
 */
export function TurnOfDay({ actor, today, dayNow, onTurn }: TurnOfDayProps) {
  const isOver = useSyncExternalStore(everySecond, () => compareDays(today, dayNow()) < 0);
  const canTurn = useSelector(actor, (snapshot) => isOver && canBeginAnew(snapshot, dayNow()));
  useEffect(() => {
    if (canTurn) onTurn(actor.getSnapshot().context.code);
  }, [actor, canTurn, onTurn]);
  return null;
}
