import { useSelector } from '@xstate/react';
import { describeSlots } from '../../../../machines/slots/slots.ts';
import { NewsBar } from '../../../shared/look/layout/NewsBar.tsx';
import type { SlotsActor } from './slotActors.ts';
import { REPRICED } from './slotTexts.ts';

/** Takes one price for all back, in reach of the thumb. */
export function RepricedBar({ actor }: { actor: SlotsActor }) {
  const isRepriced = useSelector(actor, (snapshot) => describeSlots(snapshot).isRepriced);
  if (!isRepriced) return null;
  return (
    <NewsBar
      label={REPRICED.label}
      title={REPRICED.title}
      text={REPRICED.text}
      way={{ text: REPRICED.undo, onPress: () => actor.send({ type: 'undo.requested' }) }}
    />
  );
}
