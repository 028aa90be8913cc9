import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { Debtor } from '#domain/debts/debt.ts';
import { whatsappMessageLink } from '#domain/people/phone.ts';
import { chargeText, debtorName, DEBTS } from './debtTexts.ts';
import classes from './Debts.module.css';

/** Opens WhatsApp with a message that says what is owed; the owner can still change it there. */
export function ChargeButton({ debtor, arena }: { debtor: Debtor; arena: string }) {
  const { player, guestPhone } = debtor;
  return (
    <Button
      component="a"
      href={whatsappMessageLink(chargeText(debtor, arena), player ? player.phone : guestPhone)}
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
