import { isDiscount } from '#domain/ledger/installment.ts';
import { accountOf } from '#domain/agenda/received.ts';
import { isLive, type Reservation } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { INSTALLMENTS, nameOf } from '../installments/installmentTexts.ts';
import { confirmedBy, RECEIPT } from './receiptTexts.ts';
import classes from './Receipt.module.css';

export function ReceiptAccount({ reservation }: { reservation: Reservation }) {
  const { installments, returns = [], totalValue, discount } = reservation;
  const { received, left, confirmed } = accountOf(reservation);
  const hasPayments = installments.length > 0 || confirmed > 0;
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
      {hasPayments && (
        <>
          <h3 className={classes.heading}>{RECEIPT.paid}</h3>
          <ul className={classes.rows}>
            {installments.map((installment) => (
              <Row
                key={installment.id}
                name={nameOf(installment)}
                value={isDiscount(installment) ? -installment.value : installment.value}
              />
            ))}
            {returns.map(({ id, value }) => (
              <Row key={id} name={INSTALLMENTS.returned} value={-value} />
            ))}
            {confirmed > 0 && <Row name={confirmedBy(reservation)} value={confirmed} />}
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
