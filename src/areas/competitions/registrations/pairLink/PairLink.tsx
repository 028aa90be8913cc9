import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { pairLinkPath } from '#domain/navigation/paths.ts';
import { partsOf, subjectOf } from '../../../../../machines/command/subjectParts.ts';
import { CopiedAddress } from '../../../../shared/invitation/CopiedAddress.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { newSecret } from '../../../../shared/runtime/newSecret.ts';
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
  const making = useChart(providePairLink, { input: { name: 'makePairLink', asksFirst: false } });
  const ending = useChart(providePairLink, { input: { name: 'endPairLink', asksFirst: false } });
  // The server keeps a hash: only the page that made the link knows it.
  const made = useSelector(making, (snapshot) =>
    snapshot.matches('done') ? partsOf(snapshot.context.subject).of : '',
  );
  const path = pairLinkPath(made);
  const isShown = made !== '' && until !== null;
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
      <div className={classes.actions}>
        <Button
          size="md"
          variant="default"
          leftSection={<IconLink size={20} stroke={1.75} aria-hidden />}
          onClick={() => making.send({ type: 'command.requested', subject: subjectOf(id, newSecret(), shirt) })}
        >
          {until ? PAIR_LINK.makeAgain : PAIR_LINK.make}
        </Button>
        {until && (
          <Button
            size="md"
            variant="subtle"
            color="coral"
            onClick={() => ending.send({ type: 'command.requested', subject: id })}
          >
            {PAIR_LINK.end}
          </Button>
        )}
      </div>
    </div>
  );
}
