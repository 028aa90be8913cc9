import { useSelector } from '@xstate/react';
import { describeCreditPayout } from '../../../../../machines/players/creditPayout.ts';
import { NewsBar } from '../../../../shared/look/layout/NewsBar.tsx';
import type { CreditPayoutActor } from './playerActors.ts';
import { PAID_OUT } from './playerTexts.ts';

/** Takes what was just paid out back, for a few seconds. */
export function PaidOutBar({ actor }: { actor: CreditPayoutActor }) {
  const canTakeLastBack = useSelector(actor, (snapshot) => describeCreditPayout(snapshot).canTakeLastBack);
  if (!canTakeLastBack) return null;
  return (
    <NewsBar
      label={PAID_OUT.label}
      title={PAID_OUT.title}
      text={PAID_OUT.text}
      way={{ text: PAID_OUT.undo, onPress: () => actor.send({ type: 'undo.requested' }) }}
    />
  );
}
