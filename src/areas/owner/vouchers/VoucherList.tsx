import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCashOff, IconCoins, IconHourglassOff, IconTrash } from '@tabler/icons-react';
import { isHeld, type Voucher } from '#domain/vouchers/voucher.ts';
import { useIsManagement } from '../../../shared/runtime/AppContext.tsx';
import type { VouchersActor } from './voucherActors.ts';
import { VoucherTicket } from './VoucherTicket.tsx';
import { VOUCHER } from './voucherTexts.ts';
import classes from './Vouchers.module.css';

type VoucherListProps = {
  actor: VouchersActor;
  vouchers: readonly Voucher[];
  /** The previous page is still shown while another one loads. */
  isStale: boolean;
};

export function VoucherList({ actor, vouchers, isStale }: VoucherListProps) {
  if (vouchers.length === 0) return null;
  return (
    <div className={classes.list} aria-busy={isStale} inert={isStale}>
      {vouchers.map((voucher) => (
        <VoucherTicket key={voucher.id} voucher={voucher}>
          <Actions actor={actor} voucher={voucher} />
        </VoucherTicket>
      ))}
    </div>
  );
}

function Actions({ actor, voucher }: { actor: VouchersActor; voucher: Voucher }) {
  const { id, code, status, lifetimeUse, sale } = voucher;
  const isActive = status === 'ATIVO';
  const isManagement = useIsManagement();
  const mustReturn = isHeld(voucher);
  return (
    <div className={classes.actions}>
      {isManagement && isActive && !lifetimeUse && (
        <Button
          variant="light"
          leftSection={<IconCoins {...ICON} />}
          aria-label={`${VOUCHER.recharge} ${code}`}
          onClick={() => actor.send({ type: 'recharge.requested', id })}
        >
          {VOUCHER.recharge}
        </Button>
      )}
      {isManagement && isActive && !mustReturn && (
        <Button
          variant="default"
          leftSection={<IconHourglassOff {...ICON} />}
          aria-label={`${VOUCHER.expire} ${code}`}
          onClick={() => actor.send({ type: 'expire.requested', id })}
        >
          {VOUCHER.expire}
        </Button>
      )}
      {sale?.isUndoable && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp {...ICON} />}
          aria-label={`${VOUCHER.takeBack} ${code}`}
          onClick={() => actor.send({ type: 'takeBack.requested', id })}
        >
          {VOUCHER.takeBack}
        </Button>
      )}
      {isManagement && mustReturn && (
        <Button
          variant="default"
          leftSection={<IconCashOff {...ICON} />}
          aria-label={`${VOUCHER.return} ${code}`}
          onClick={() => actor.send({ type: 'return.requested', id })}
        >
          {VOUCHER.return}
        </Button>
      )}
      {isManagement && !mustReturn && (
        <Button
          variant="subtle"
          color="coral"
          leftSection={<IconTrash {...ICON} />}
          aria-label={`${VOUCHER.delete} ${code}`}
          onClick={() => actor.send({ type: 'delete.requested', id })}
        >
          {VOUCHER.delete}
        </Button>
      )}
    </div>
  );
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
