import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import { eventPath } from '#domain/navigation/paths.ts';
import { formatReais } from '#domain/values/money.ts';
import type { MyTournament } from '#domain/tournament/myTournament.ts';
import classes from './MyTournamentCard.module.css';
import { MINE } from './myTournamentTexts.ts';

/** What the player has still to pay, with the way to the page where it is paid. */
export function OwedLine({ mine: { event, tournament, owed, status, paymentViaGateway } }: { mine: MyTournament }) {
  if (owed > 0) {
    return (
      <div className={classes.owed}>
        <p>
          {MINE.owed} <strong>{formatReais(owed)}</strong>
        </p>
        <Button component={Link} href={eventPath(event.id)} size="lg">
          {paymentViaGateway ? MINE.pay : MINE.howToPay}
          <span className="visually-hidden"> {tournament.category}</span>
        </Button>
      </div>
    );
  }
  return (
    <p className={classes.paid}>
      <IconCircleCheck size={18} stroke={2} aria-hidden />
      {status === 'PAGA' ? MINE.paid : MINE.waiting}
    </p>
  );
}
