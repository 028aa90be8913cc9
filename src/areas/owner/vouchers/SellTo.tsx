import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../settings/index.ts';
import { SaleDialog } from './SaleDialog.tsx';
import type { Buyer } from './saleForm.ts';
import { SellButton } from './SellButton.tsx';
import { SoldBar } from './SoldBar.tsx';
import { provideVouchers } from './voucherActors.ts';

type SellToProps = {
  buyer: Buyer;
  /** The page, which puts the button where its other deeds are. */
  children: (button: ReactNode) => ReactNode;
};

/** Sells credits to the player whom a page is about; what was just sold is taken back at the page's lower edge. */
export function SellTo({ buyer, children }: SellToProps) {
  const own = useQuery(ownArenaQuery(useApp().call));
  const unit = own.data?.arena.bookingRules.voucherUnit ?? 'reservation';
  const actor = useChart(provideVouchers, { input: undefined });
  return (
    <>
      {children(<SellButton actor={actor} unit={unit} />)}
      <SaleDialog actor={actor} unit={unit} buyer={buyer} />
      <SoldBar actor={actor} />
    </>
  );
}
