import { useQuery } from '@tanstack/react-query';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { pairLinkPath } from '#domain/navigation/paths.ts';
import { CopiedAddress } from '../../../../shared/invitation/CopiedAddress.tsx';
import { LinkActions } from '../../../../shared/invitation/LinkActions.tsx';
import { useOneLink } from '../../../../shared/invitation/useOneLink.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ShareButton } from '../../../../shared/sharing/ShareButton.tsx';
import { pairLinkQuery, providePairLink } from './pairLinkActors.ts';
import { hintText, messageText, PAIR_LINK, untilText } from './pairLinkTexts.ts';
import classes from './PairLink.module.css';

type PairLinkProps = {
  event: Event;
  category: Category;
  /** The own shirt; empty where none is chosen. */
  shirt: string;
};

/** Makes, shows once, sends and ends the link that invites a partner. */
export function PairLink({ event, category: { id, category }, shirt }: PairLinkProps) {
  const { call } = useApp();
  const { data: until = null } = useQuery(pairLinkQuery(call, id));
  const { secret, make, end } = useOneLink({ provide: providePairLink, make: 'makePairLink', end: 'endPairLink', id });
  const path = pairLinkPath(secret);
  const isShown = secret !== '' && until !== null;
  return (
    <div className={classes.link}>
      {isShown ? (
        <CopiedAddress label={PAIR_LINK.label} hint={hintText(until)} address={location.origin + path}>
          <ShareButton
            size="md"
            variant="filled"
            sharedOf={() => ({ title: PAIR_LINK.title, text: messageText(category, event.name), path })}
          />
        </CopiedAddress>
      ) : (
        <p className={classes.lead}>{until ? untilText(until) : PAIR_LINK.lead}</p>
      )}
      <LinkActions isThere={until !== null} isQuiet texts={PAIR_LINK} onMake={() => make(shirt)} onEnd={end} />
    </div>
  );
}
