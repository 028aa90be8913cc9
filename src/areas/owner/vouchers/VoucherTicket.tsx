import { IconCalendar, IconCash, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { percentOf, validityOf } from '#domain/vouchers/verdict.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import { Ticket } from '../../../shared/look/pieces/Ticket.tsx';
import { CopyVoucherCode } from './CopyVoucherCode.tsx';
import { VoucherBadge } from './VoucherBadge.tsx';
import { saleText, VOUCHER } from './voucherTexts.ts';
import classes from './VoucherTicket.module.css';

/** A voucher as a paper ticket: discount and code, and on the stub the remaining uses. */
export function VoucherTicket({ voucher, children }: { voucher: Voucher; children?: ReactNode }) {
  const { code, player, discount, expire, sale } = voucher;
  return (
    <section
      aria-label={`Voucher ${code}`}
      data-over={voucher.status === 'EXPIRADO' || undefined}
      className={classes.voucher}
    >
      <Ticket
        header={
          <>
            <p className={classes.worth}>
              <b className={classes.percent}>{percentOf(discount)}</b> {VOUCHER.discount}
            </p>
            <VoucherBadge voucher={voucher} />
          </>
        }
        stub={
          <div className={classes.stub}>
            <Uses voucher={voucher} />
            {children}
          </div>
        }
      >
        <CopyVoucherCode code={code} />
        <dl className={classes.facts}>
          <div>
            <dt className="visually-hidden">{VOUCHER.player}</dt>
            <IconUser size={18} stroke={1.75} aria-hidden />
            <dd>{player.name}</dd>
          </div>
          <div>
            <dt className="visually-hidden">{VOUCHER.validity}</dt>
            <IconCalendar size={18} stroke={1.75} aria-hidden />
            <dd>{validityOf(expire)}</dd>
          </div>
          {sale && (
            <div>
              <dt className="visually-hidden">{VOUCHER.sold}</dt>
              <IconCash size={18} stroke={1.75} aria-hidden />
              <dd>{saleText(sale)}</dd>
            </div>
          )}
        </dl>
      </Ticket>
    </section>
  );
}

function Uses({ voucher: { lifetimeUse, credits, unit } }: { voucher: Voucher }) {
  if (lifetimeUse) {
    return (
      <p className={classes.uses}>
        <b className={classes.count}>{VOUCHER.forLife}</b> {VOUCHER.forLifeHint}
      </p>
    );
  }
  return (
    <p className={classes.uses}>
      <b className={classes.count}>{credits.toLocaleString('pt-BR')}</b> {VOUCHER[unit][credits === 1 ? 'one' : 'many']}
    </p>
  );
}
