import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { scorerLinkPath } from '#domain/navigation/paths.ts';
import { partsOf, subjectOf } from '../../../../../machines/command/subjectParts.ts';
import { MadeLink } from '../../../../shared/invitation/MadeLink.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { newSecret } from '../../../../shared/runtime/newSecret.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { provideScorerLink } from './scorerActors.ts';
import classes from './Scorers.module.css';
import { invitationText, SCORERS, untilText } from './scorerTexts.ts';

type ScorerLinkProps = {
  categoryId: string;
  /** Absent when no link is valid. */
  until: Date | undefined;
};

/** Makes, shows once, copies and ends the link that invites scorers. */
export function ScorerLink({ categoryId, until }: ScorerLinkProps) {
  const making = useChart(provideScorerLink, { input: { name: 'makeScorerLink', asksFirst: false } });
  const ending = useChart(provideScorerLink, { input: { name: 'endScorerLink', asksFirst: false } });
  // The server keeps a hash: only the page that made the link knows it.
  const made = useSelector(making, (snapshot) =>
    snapshot.matches('done') ? partsOf(snapshot.context.subject).of : '',
  );
  const make = () => making.send({ type: 'command.requested', subject: subjectOf(categoryId, newSecret()) });
  const address = location.origin + scorerLinkPath(made);
  const isShown = made !== '' && until !== undefined;
  return (
    <div className={classes.link}>
      {isShown && <MadeLink address={address} hint={SCORERS.linkHint} message={invitationText(address)} />}
      {until && !isShown && <p className={classes.hint}>{untilText(momentIn(until, DEFAULT_ZONE).day)}</p>}
      <div className={classes.actions}>
        <Button
          size="md"
          variant={until ? 'default' : 'filled'}
          leftSection={<IconLink size={20} stroke={1.75} aria-hidden />}
          onClick={make}
        >
          {until ? SCORERS.makeAgain : SCORERS.make}
        </Button>
        {until && (
          <Button
            size="md"
            variant="subtle"
            color="coral"
            onClick={() => ending.send({ type: 'command.requested', subject: categoryId })}
          >
            {SCORERS.end}
          </Button>
        )}
      </div>
    </div>
  );
}
