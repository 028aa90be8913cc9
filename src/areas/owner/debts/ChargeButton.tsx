import { useQuery } from '@tanstack/react-query';
import type { Debtor } from '#domain/debts/debt.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../settings/index.ts';
import { chargeText, debtorName, DEBTS } from './debtTexts.ts';
import { WhatsAppButton } from '../../../shared/people/WhatsAppButton.tsx';
import classes from './Debts.module.css';

/** Opens WhatsApp with a message that says what is owed and, where the arena has a key of its own, how to pay it; the owner can still change it there. */
export function ChargeButton({ debtor, arena }: { debtor: Debtor; arena: string }) {
  const { call } = useApp();
  const own = useQuery(ownArenaQuery(call)).data?.arena ?? { name: arena };
  const { player, guestPhone } = debtor;
  return (
    <WhatsAppButton
      phone={player ? player.phone : guestPhone}
      text={chargeText(debtor, own)}
      variant="light"
      className={classes.charge ?? ''}
    >
      {DEBTS.charge}
      <span className="visually-hidden">{`: ${debtorName(debtor)}`}</span>
    </WhatsAppButton>
  );
}
