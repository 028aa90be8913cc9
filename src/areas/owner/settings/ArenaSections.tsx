import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { SectionFailure } from '../../../shared/forms/Section.tsx';
import { paymentAccountQuery, ReceivingSection } from '../../entry/account/index.ts';
import { ArenaPixForm } from './ArenaPixForm.tsx';
import { ArenaProfileForm } from './ArenaProfileForm.tsx';
import { ArenaZoneForm } from './ArenaZoneForm.tsx';
import { BookingRulesForm } from './BookingRulesForm.tsx';
import { CancellationPolicyForm } from './CancellationPolicyForm.tsx';
import { ArenaSectionsSkeleton } from './ArenaSectionsSkeleton.tsx';
import { ownArenaQuery } from './settingsQueries.ts';
import { OnAirSection } from './OnAirSection.tsx';
import { OWNER_SETTINGS } from './settingsTexts.ts';
import { PicturesSection } from './pictures/PicturesSection.tsx';
import { PaymentMethodForm } from './PaymentMethodForm.tsx';

/** The arena's forms, each initialised with the values that the server has now. Where the money goes is for owners alone. */
export function ArenaSections({ isOwner }: { isOwner: boolean }) {
  const { call } = useApp();
  // The arena is always read again, because another window may have changed it.
  const own = useQuery({ ...ownArenaQuery(call), staleTime: 0 });
  // Read at once, so that the section stands in its place when the forms appear.
  const receiving = useQuery({ ...paymentAccountQuery(call), enabled: isOwner });
  if (own.isPending || (isOwner && receiving.isPending)) return <ArenaSectionsSkeleton />;
  if (own.isLoadingError) return <SectionFailure message={OWNER_SETTINGS.failed} query={own} />;
  const { arena, version } = own.data;
  return (
    <>
      <OnAirSection />
      {isOwner && <PaymentMethodForm saved={arena.paymentMethod} version={version} />}
      {isOwner && <ReceivingSection />}
      {isOwner && <ArenaPixForm saved={arena.pix} version={version} />}
      <BookingRulesForm saved={arena.bookingRules} version={version} />
      {isOwner && <CancellationPolicyForm saved={arena.cancellationPolicy} version={version} />}
      <PicturesSection arena={arena} />
      <ArenaProfileForm arena={arena} version={version} />
      <ArenaZoneForm arena={arena} version={version} />
    </>
  );
}
