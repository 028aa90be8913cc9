import { formatReais } from '#domain/values/money.ts';
import { reservationPath } from '#domain/navigation/paths.ts';
import type { Bill } from '#domain/series/bill.ts';
import { BillBadge } from '../../../../shared/bills/BillBadge.tsx';
import {
  agreedText,
  BILL_STATE_NAMES,
  dueText,
  monthlyRulesText,
  weeklyText,
} from '../../../../shared/bills/billTexts.ts';
import { BillWeeks } from '../../../../shared/bills/BillWeeks.tsx';
import { SaveCalendar } from '../../../../shared/calendar/SaveCalendar.tsx';
import { Ticket } from '../../../../shared/look/pieces/Ticket.tsx';
import { PayBillButton } from './BillPix.tsx';
import type { MyBillsActor } from './myBillsActors.ts';
import { billName, toDoTexts } from './myBillsTexts.ts';
import classes from './MyBills.module.css';

/** What one arena asks of the player for a month, with the weeks that it is for. */
export function MyBillTicket({ bill, actor }: { bill: Bill; actor: MyBillsActor }) {
  const { arenaName, courtName, state, left, total, takesPix, monthly } = bill;
  const isOver = state === 'paid' || state === 'forgiven';
  const of = billName(bill);
  const toDo = toDoTexts(bill);
  return (
    <section aria-label={of}>
      <Ticket
        torn={state === 'paid'}
        header={
          <>
            <p className={classes.sum}>{formatReais(isOver ? total : left)}</p>
            <BillBadge state={state} />
          </>
        }
        stub={
          <div className={classes.stub}>
            <b>{isOver ? BILL_STATE_NAMES[state] : dueText(bill)}</b>
            {toDo.map((text) => (
              <p key={text} className={classes.hint}>
                {text}
              </p>
            ))}
            {takesPix && left > 0 && <PayBillButton bill={bill} actor={actor} />}
          </div>
        }
      >
        <p className={classes.arena}>{arenaName}</p>
        <p className={classes.weekly}>
          {weeklyText(bill)} · {courtName}
        </p>
        {monthly && (
          <p className={classes.hint}>
            {agreedText(bill)}. {monthlyRulesText(monthly)}
          </p>
        )}
        <BillWeeks bill={bill} of={of} hrefOf={({ reservation }) => reservationPath(reservation)} />
        <SaveCalendar of={bill.series} name={of} />
      </Ticket>
    </section>
  );
}
