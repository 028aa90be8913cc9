import { Button } from '@mantine/core';
import { IconCalendar, IconLayoutGrid, IconRepeat } from '@tabler/icons-react';
import { toIsoDay } from '#domain/values/days/day.ts';
import { formatReais } from '#domain/values/money.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import type { Bill } from '#domain/series/bill.ts';
import { BillBadge } from '../../../../shared/bills/BillBadge.tsx';
import { agreedText, creditText, dueText, monthlyRulesText, weeklyText } from '../../../../shared/bills/billTexts.ts';
import { BillWeeks } from '../../../../shared/bills/BillWeeks.tsx';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { nameOf } from '../seriesTexts.ts';
import type { BillsActor } from './billsActors.ts';
import { BILL, endsText } from './billsTexts.ts';
import { RemindButton } from './RemindButton.tsx';
import series from '../Series.module.css';
import classes from './Bills.module.css';

type BillCardProps = { actor: BillsActor; bill: Bill; isOwner: boolean };

/** What one mensalista pays for the month, and what the desk does about it. */
export function BillCard({ actor, bill, isOwner }: BillCardProps) {
  const { series: id, state, credit, left, total, forgiven, monthly } = bill;
  const name = nameOf(bill);
  // Somebody may play several times a week, or on several courts.
  const of = `${name}, ${weeklyText(bill)}, ${bill.courtName}`;
  const isOver = state === 'paid' || state === 'forgiven';
  const ends = endsText(bill);
  return (
    <li className={series.card} aria-label={of}>
      <div className={series.head}>
        <Initial name={name} size={44} />
        <h3 className={series.name}>{name}</h3>
        <BillBadge state={state} />
      </div>
      <p className={classes.sum}>{formatReais(isOver ? total : left)}</p>
      <ul className={series.facts}>
        {!isOver && (
          <li>
            <IconCalendar {...ICON} />
            {dueText(bill)}
          </li>
        )}
        <li>
          <IconRepeat {...ICON} />
          {weeklyText(bill)}
        </li>
        <li>
          <IconLayoutGrid {...ICON} />
          {bill.courtName}
        </li>
      </ul>
      {monthly && (
        <p className={series.hint}>
          {agreedText(bill)}. {monthlyRulesText(monthly)}
        </p>
      )}
      {credit > 0 && <p className={series.hint}>{creditText(credit)}</p>}
      {ends !== '' && <p className={series.hint}>{ends}</p>}
      {forgiven && (
        <p className={series.hint}>
          {BILL.forgiven}: {forgiven.reason}
        </p>
      )}
      <BillWeeks
        bill={bill}
        of={of}
        hrefOf={({ day, playedOn = day, reservation }) => agendaPath(toIsoDay(playedOn), reservation)}
      />
      {!isOver && (
        <div className={classes.actions}>
          {left > 0 && <RemindButton bill={bill} of={of} />}
          {isOwner && (
            <Button
              variant="subtle"
              aria-label={`${BILL.forgive}: ${of}`}
              onClick={() => actor.send({ type: 'forgiveness.requested', id })}
            >
              {BILL.forgive}
            </Button>
          )}
          <Button aria-label={`${BILL.pay}: ${of}`} onClick={() => actor.send({ type: 'payment.requested', id })}>
            {BILL.pay}
          </Button>
        </div>
      )}
    </li>
  );
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
