import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import type { VouchersActor } from './voucherActors.ts';
import { VOUCHERS_PAGE } from './voucherTexts.ts';

export function SellButton({ actor, unit }: { actor: VouchersActor; unit: VoucherUnit }) {
  return (
    <Button
      size="lg"
      variant="light"
      leftSection={<IconCash size={20} stroke={1.75} />}
      onClick={() => actor.send({ type: 'sell.requested' })}
    >
      {VOUCHERS_PAGE.sell[unit]}
    </Button>
  );
}
