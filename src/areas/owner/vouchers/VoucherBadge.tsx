import { IconCircleCheck, IconCircleDashed, IconHourglassOff } from '@tabler/icons-react';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';

export function VoucherBadge({ voucher: { status, lifetimeUse, credits } }: { voucher: Voucher }) {
  if (status === 'EXPIRADO') {
    return (
      <StatusBadge tone="grey" icon={IconHourglassOff}>
        Expirado
      </StatusBadge>
    );
  }
  if (!lifetimeUse && credits === 0) {
    return (
      <StatusBadge tone="yellow" icon={IconCircleDashed}>
        Sem créditos
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="green" icon={IconCircleCheck}>
      Ativo
    </StatusBadge>
  );
}
