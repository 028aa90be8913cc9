import { Schema } from 'effect';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Id } from '#domain/values/id.ts';
import { paramsOf } from '#domain/navigation/routes.ts';
import { Refused } from '../../../../shared/api/failure.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { reservationQuery } from '../../../player/booking/index.ts';
import { ownArenaQuery } from '../../settings/index.ts';
import { Receipt } from './Receipt.tsx';
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx';
import { RECEIPT } from './receiptTexts.ts';
import { UnknownReceipt } from './UnknownReceipt.tsx';

const isId = Schema.is(Id);

/** The receipt of one reservation at the owner's arena, to print or to show. */
export function ReceiptScreen() {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return (
    <>
      <title>{RECEIPT.documentTitle}</title>
      {isId(id) ? <KnownReceipt id={id} /> : <UnknownReceipt />}
    </>
  );
}

function KnownReceipt({ id }: { id: Id }) {
  const { call } = useApp();
  const own = useQuery(ownArenaQuery(call));
  const read = useQuery(reservationQuery(call, id));
  if (own.data && read.data) return <Receipt arena={own.data.arena} reservation={read.data} />;
  if (read.error instanceof Refused && read.error.code === 'reservation_not_found') return <UnknownReceipt />;
  const failed = read.isError ? read : own;
  if (!failed.isError) return <ReceiptSkeleton />;
  return <ReadFailure message={RECEIPT.failed} query={failed} />;
}
