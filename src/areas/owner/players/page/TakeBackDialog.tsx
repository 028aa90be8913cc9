import { useSelector } from '@xstate/react';
import type { ArenaPlayer } from '#domain/players/arenaPlayer.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import type { CreditPayoutActor } from './playerActors.ts';
import { TAKE_BACK, takeBackText } from './playerTexts.ts';

type TakeBackDialogProps = { actor: CreditPayoutActor; moves: ArenaPlayer['creditMoves'] };

/** Asks whether a payout of the list is to be taken back. */
export function TakeBackDialog({ actor, moves }: TakeBackDialogProps) {
  const takeBack = useSelector(actor, ({ children }) => children.takeBack);
  if (!takeBack) return null;
  const { title, confirm, decline } = TAKE_BACK;
  return (
    <ConfirmDialog actor={takeBack} title={title} confirm={confirm} decline={decline}>
      {(payout) => takeBackText(moves.find(({ id }) => id === payout))}
    </ConfirmDialog>
  );
}
