import type { ReactNode } from 'react';
import { hourLabel } from '#domain/values/days/hours.ts';
import { NO_SHOW } from '#domain/agenda/noShow.ts';
import { type Reservation, STATUS_NAMES } from '#domain/booking/reservation.ts';
import { maskPhone } from '#domain/people/phone.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import type { Card, Cell, Column } from '../day/dayGrid.ts';
import classes from './DayPaper.module.css';

type PaperTableProps = {
  /** The heading of every page that the table needs. */
  title: ReactNode;
  hours: readonly number[];
  courts: readonly Column[];
  reservations: readonly Reservation[];
};

/** Some courts of the day with all its hours. With many long notes it goes on upon another page, under the same head. */
export function PaperTable({ title, hours, courts, reservations }: PaperTableProps) {
  const phones = new Map(reservations.map(({ id, player, guestPhone }) => [id, player ? player.phone : guestPhone]));
  return (
    <table className={classes.table}>
      <colgroup>
        <col className={classes.hours} />
        <col span={courts.length} />
      </colgroup>
      <thead>
        <tr>
          <td className={classes.head} colSpan={courts.length + 1}>
            {title}
          </td>
        </tr>
        <tr>
          <th className={classes.hour}>{AGENDA_TEXTS.hour}</th>
          {courts.map(({ id, name }) => (
            <th key={id}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour, row) => (
          <tr key={hour}>
            <th className={classes.hour}>{hourLabel(hour)}</th>
            {courts.map(({ id, cells }) => (
              <PaperCell key={id} cell={cells[row]} phones={phones} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Phones = ReadonlyMap<string, string | undefined>;

function PaperCell({ cell, phones }: { cell: Cell | undefined; phones: Phones }) {
  if (!cell || cell.kind === 'covered') return null;
  if (cell.kind !== 'card') return <td>{cell.kind === 'closed' && <i>{cell.word}</i>}</td>;
  const { card, rows } = cell;
  return (
    <td rowSpan={rows} className={classes.taken}>
      <b>{card.who}</b> {factsOf(card, phones.get(card.id))}
      {card.note !== '' && <i> · {card.note}</i>}
    </td>
  );
}

/** `(13) 99876-5432 · Pendente · R$ 50,00 · falta R$ 38,00`, on as few lines as they need. */
function factsOf({ status, isNoShow, sum, left, part, weekly }: Card, phone = ''): string {
  const facts = [maskPhone(phone), STATUS_NAMES[status], isNoShow ? NO_SHOW : '', sum, left, part, weekly];
  return facts.filter((fact) => fact !== '').join(' · ');
}
