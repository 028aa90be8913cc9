import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconHourglassOff } from '@tabler/icons-react';
import { Link } from 'wouter';
import { reservePath } from '#domain/navigation/paths.ts';
import { leftOf, percentOf, validityOf } from '#domain/vouchers/verdict.ts';
import type { OwnVoucher } from '#domain/vouchers/voucher.ts';
import { Ticket } from '../../../../shared/look/pieces/Ticket.tsx';
import { StatusBadge } from '../../../../shared/look/states/StatusBadge.tsx';
import { MY_VOUCHERS } from './myVouchersTexts.ts';
import classes from './MyVouchers.module.css';

/** A voucher with what it takes off, where, how often and until when. */
export function OwnVoucherTicket({ voucher }: { voucher: OwnVoucher }) {
  const { arena, code, discount, expire, status, lifetimeUse, credits } = voucher;
  const isUsable = status === 'ATIVO' && (lifetimeUse || credits > 0);
  return (
    <section aria-label={`Voucher ${code}, ${arena.name}`}>
      <Ticket
        header={
          <>
            <p className={classes.worth}>
              <b className={classes.percent}>{percentOf(discount)}</b> {MY_VOUCHERS.discount}
            </p>
            <Badge isOver={status === 'EXPIRADO'} isUsable={isUsable} />
          </>
        }
        stub={
          <div className={classes.stub}>
            <b>{leftOf(voucher)}</b>
            {isUsable && (
              <Button component={Link} href={reservePath(arena.id, code)} variant="light">
                {MY_VOUCHERS.use}
              </Button>
            )}
          </div>
        }
      >
        <p className={classes.arena}>{arena.name}</p>
        <dl className={classes.facts}>
          <div>
            <dt>{MY_VOUCHERS.code}</dt>
            <dd>{code}</dd>
          </div>
          <div>
            <dt>{MY_VOUCHERS.validity}</dt>
            <dd>{validityOf(expire)}</dd>
          </div>
        </dl>
      </Ticket>
    </section>
  );
}

function Badge({ isOver, isUsable }: { isOver: boolean; isUsable: boolean }) {
  if (isOver) {
    return (
      <StatusBadge tone="grey" icon={IconHourglassOff}>
        {MY_VOUCHERS.over}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone={isUsable ? 'green' : 'yellow'} icon={isUsable ? IconCircleCheck : IconCircleDashed}>
      {isUsable ? MY_VOUCHERS.active : MY_VOUCHERS.usedUp}
    </StatusBadge>
  );
}
