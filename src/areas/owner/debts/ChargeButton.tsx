import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Debtor } from '#domain/debts/debt.ts';
import { whatsappMessageLink } from '#domain/people/phone.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../settings/index.ts';
import { chargeText, debtorName, DEBTS } from './debtTexts.ts';
import classes from './Debts.module.css';

/** Opens WhatsApp with a message that says what is owed and, where the arena has a key of its own, how to pay it; the owner can still change it there. */
export function ChargeButton({ debtor, arena }: { debtor: Debtor; arena: string }) {
  const { call } = useApp();
  const own = useQuery(ownArenaQuery(call)).data?.arena ?? { name: arena };
  const { player, guestPhone } = debtor;
  return (
    <Button
      component="a"
      href={whatsappMessageLink(chargeText(debtor, own), player ? player.phone : guestPhone)}
      target="_blank"
      rel="noopener noreferrer"
      variant="light"
      className={classes.charge ?? ''}
      leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />}
    >
      {DEBTS.charge}
      <span className="visually-hidden">{`: ${debtorName(debtor)}`}</span>
    </Button>
  );
}
