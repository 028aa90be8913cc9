import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { Invitations } from '../../registrations/index.ts';
import { AvailableEvents } from './AvailableEvents.tsx';
import { availablePath, MY_EVENTS_PATH, useEventAddress } from '../eventAddress.ts';
import { EVENTS_PAGE } from './eventListTexts.ts';
import { LinkChips } from '../LinkChips.tsx';
import { TournamentStrip } from '../mine/TournamentStrip.tsx';
import { MyEvents } from './MyEvents.tsx';

/** The events that everybody sees and, for players, those that they organize. */
export function EventsScreen() {
  const canOrganize = useUser()?.role === 'player';
  const { view, tab } = useEventAddress();
  const isMine = canOrganize && view === 'myEvents';
  return (
    <>
      <title>{EVENTS_PAGE.documentTitle}</title>
      <PageTitle lead={EVENTS_PAGE.lead}>{EVENTS_PAGE.title}</PageTitle>
      {canOrganize && (
        <LinkChips
          label={EVENTS_PAGE.views}
          chips={[
            { href: availablePath(tab), name: EVENTS_PAGE.available, isShown: !isMine },
            { href: MY_EVENTS_PATH, name: EVENTS_PAGE.mine, isShown: isMine },
          ]}
        />
      )}
      {canOrganize && <Invitations />}
      {canOrganize && <TournamentStrip />}
      {isMine ? <MyEvents /> : <AvailableEvents tab={tab} />}
    </>
  );
}
