import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { paidBillText } from '#domain/ledger/paidBill.ts';
import { cardPath, ownerBillsPath } from '#domain/navigation/paths.ts';
import type { ArenaPlayer } from '#domain/players/arenaPlayer.ts';
import { sentence } from '#domain/values/days/formatDay.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { CardLine, CardLines, dayText } from '../../desk/index.ts';
import type { CreditPayoutActor } from './playerActors.ts';
import { moveText, ownMoveText, PLAYER, TAKE_BACK, takeBackLabel } from './playerTexts.ts';
import classes from './Player.module.css';

type CreditMovesProps = {
  moves: ArenaPlayer['creditMoves'];
  /** Takes payouts back; null for who may not. */
  actor: CreditPayoutActor | null;
};

/** What made the credit and what became of it, the newest first; what has a reservation leads to its card, and a bill to those of its month. */
export function CreditMoves({ moves, actor }: CreditMovesProps) {
  return (
    <CardLines aria-label={PLAYER.creditMoves}>
      {moves.map((move) => (
        <CardLine
          key={move.id}
          href={
            move.bill ? ownerBillsPath(toIsoMonth(move.bill.month)) : move.reservation && cardPath(move.reservation)
          }
          title={PLAYER[move.kind]}
          details={[wherefore(move)]}
        >
          <span className={classes.money}>{moveText(move)}</span>
          {actor && move.isUndoable && (
            <Button
              variant="subtle"
              leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
              aria-label={takeBackLabel(move)}
              onClick={() => actor.send({ type: 'takeBack.requested', id: move.id })}
            >
              {TAKE_BACK.undo}
            </Button>
          )}
        </CardLine>
      ))}
    </CardLines>
  );
}

function wherefore(move: ArenaPlayer['creditMoves'][number]): string {
  if (move.bill) return sentence(paidBillText(move.bill));
  return move.reservation ? dayText(move.reservation) : ownMoveText(move);
}
