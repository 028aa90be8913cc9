import { accountOf } from '#domain/agenda/received.ts';
import { isLive, type Reservation } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { paidRows, RECEIPT } from './receiptTexts.ts';
import classes from './Receipt.module.css';

export function ReceiptAccount({ reservation }: { reservation: Reservation }) {
  const { totalValue, discount } = reservation;
  const { received, left } = accountOf(reservation);
  const rows = paidRows(reservation);
  return (
    <section>
      <ul className={classes.rows}>
        {discount > 0 && (
          <>
            <Row name={RECEIPT.subtotal} value={totalValue + discount} />
            <Row name={RECEIPT.voucher} value={-discount} />
          </>
        )}
        <Row name={RECEIPT.total} value={totalValue} isStrong />
      </ul>
      {rows.length > 0 && (
        <>
          <h3 className={classes.heading}>{RECEIPT.paid}</h3>
          <ul className={classes.rows}>
            {rows.map(({ key, name, value }) => (
              <Row key={key} name={name} value={value} />
            ))}
            <Row name={RECEIPT.received} value={received} />
          </ul>
        </>
      )}
      {isLive(reservation) && (
        <p className={classes.left}>
          {left === 0 ? (
            <strong>{RECEIPT.nothingLeft}</strong>
          ) : (
            <>
              {RECEIPT.left} <strong>{formatReais(left)}</strong>
            </>
          )}
        </p>
      )}
    </section>
  );
}

function Row({ name, value, isStrong = false }: { name: string; value: number; isStrong?: boolean }) {
  return (
    <li className={classes.row} data-strong={isStrong || undefined}>
      <span>{name}</span>
      <span className={classes.money}>{`${value < 0 ? '− ' : ''}${formatReais(Math.abs(value))}`}</span>
    </li>
  );
}
