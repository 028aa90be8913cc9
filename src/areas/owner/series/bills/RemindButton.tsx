import { useQuery } from '@tanstack/react-query';
import type { Bill } from '#domain/series/bill.ts';
import { WhatsAppButton } from '../../../../shared/people/WhatsAppButton.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { payLines } from '../../debts/index.ts';
import { ownArenaQuery, useArenaToday } from '../../settings/index.ts';
import { nameOf } from '../seriesTexts.ts';
import { BILL, reminderText } from './billsTexts.ts';

/** Opens WhatsApp with the reminder of a bill and, where the arena has a key of its own, how to pay it. Of a player the contact is picked there. */
export function RemindButton({ bill, of }: { bill: Bill; of: string }) {
  const { call } = useApp();
  const today = useArenaToday();
  const own = useQuery(ownArenaQuery(call)).data?.arena ?? { name: bill.arenaName };
  return (
    <WhatsAppButton
      variant="subtle"
      phone={bill.guestPhone}
      text={reminderText(bill, nameOf(bill), today, payLines(own, bill.left))}
      aria-label={`${BILL.remind}: ${of}`}
    >
      {BILL.remind}
    </WhatsAppButton>
  );
}
