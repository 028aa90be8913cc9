import { scorerLinkPath } from '#domain/navigation/paths.ts';
import { LinkActions } from '../../../../shared/invitation/LinkActions.tsx';
import { MadeLink } from '../../../../shared/invitation/MadeLink.tsx';
import { useOneLink } from '../../../../shared/invitation/useOneLink.ts';
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
  const { secret, make, end } = useOneLink({
    provide: provideScorerLink,
    make: 'makeScorerLink',
    end: 'endScorerLink',
    id: categoryId,
  });
  const address = location.origin + scorerLinkPath(secret);
  const isShown = secret !== '' && until !== undefined;
  return (
    <div className={classes.link}>
      {isShown && <MadeLink address={address} hint={SCORERS.linkHint} message={invitationText(address)} />}
      {until && !isShown && <p className={classes.hint}>{untilText(momentIn(until, DEFAULT_ZONE).day)}</p>}
      <div className={classes.actions}>
        <LinkActions isThere={until !== undefined} texts={SCORERS} onMake={() => make()} onEnd={end} />
      </div>
    </div>
  );
}
