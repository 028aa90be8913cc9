import { useSelector } from '@xstate/react';
import { canTakeLastBack } from '../../../../machines/vouchers/vouchers.ts';
import { NewsBar } from '../../../shared/look/layout/NewsBar.tsx';
import type { VouchersActor } from './voucherActors.ts';
import { SOLD } from './voucherTexts.ts';

/** Takes what was just sold back, for a few seconds. */
export function SoldBar({ actor }: { actor: VouchersActor }) {
  const isSold = useSelector(actor, canTakeLastBack);
  if (!isSold) return null;
  return (
    <NewsBar
      label={SOLD.label}
      title={SOLD.title}
      text={SOLD.text}
      way={{ text: SOLD.undo, onPress: () => actor.send({ type: 'undo.requested' }) }}
    />
  );
}
