import { useSelector } from '@xstate/react';
import { type ComponentProps, useState } from 'react';
import { useEver } from '../../../../shared/runtime/useEver.ts';
import { DayAndHours } from '../../../player/booking/index.ts';
import { KnownHours } from './KnownHours.tsx';
import { NoOwnHours } from './NoOwnHours.tsx';
import type { OwnerBookingActor } from './ownerBookingActors.ts';

type HoursStepProps = Pick<ComponentProps<typeof DayAndHours>, 'period' | 'onPeriod'> & {
  actor: OwnerBookingActor;
  arena: string;
  /** The page was opened at hours that are free. */
  isKnown: boolean;
};

/** Day and hours: one line while those that the page was opened at are wanted, else all that can be chosen. */
export function HoursStep({ actor, arena, isKnown, period, onPeriod }: HoursStepProps) {
  const [isChanging, setIsChanging] = useState(!isKnown);
  const hasNone = useSelector(actor, ({ context }) => context.chosen.length === 0);
  // Stays open: hours that were let go are chosen anew, one after another.
  const isOpen = useEver(isChanging || hasNone);
  if (!isOpen) return <KnownHours actor={actor} arena={arena} onChange={() => setIsChanging(true)} />;
  return <DayAndHours actor={actor} arena={arena} none={NoOwnHours} period={period} onPeriod={onPeriod} />;
}
