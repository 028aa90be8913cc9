import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { ownArenaQuery } from '../../settings/index.ts';
import { OpenedBooking } from './OpenedBooking.tsx';
import { OwnerReserveSkeleton } from './OwnerReserveSkeleton.tsx';
import { OWNER_RESERVE, titleText } from './ownerBookingTexts.ts';

/** An owner's booking at their own arena. It waits for the arena, whose time zone decides which day is today. */
export function OwnerReserveScreen() {
  const { call } = useApp();
  const own = useQuery(ownArenaQuery(call));
  const { arena, takesPixByLink = false } = own.data ?? {};
  return (
    <>
      <title>{OWNER_RESERVE.documentTitle}</title>
      {arena && (
        <>
          <PageTitle lead={OWNER_RESERVE.lead}>{titleText(arena.name)}</PageTitle>
          <OpenedBooking arena={arena} isLinkable={arena.pix !== undefined || takesPixByLink} />
        </>
      )}
      {!arena && <h1 className="visually-hidden">{OWNER_RESERVE.heading}</h1>}
      {own.isPending && <OwnerReserveSkeleton isTitled />}
      {own.isLoadingError && <ReadFailure message={OWNER_RESERVE.failed} query={own} />}
    </>
  );
}
