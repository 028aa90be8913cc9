import { Button } from '@mantine/core';
import { IconCircleCheck, IconPrinter, IconRefresh } from '@tabler/icons-react';
import type { Group } from '../../../../../domain/tournament/double.ts';
import classes from './GroupList.module.css';
import { GroupTable } from './GroupTable.tsx';
import { GROUPS, REDRAW } from './groupTexts.ts';
import { MatchMaking } from './MatchMaking.tsx';
import type { TournamentActor } from '../tournamentActors.ts';

type GroupListProps = {
  actor: TournamentActor;
  groups: readonly Group[];
  phase: string;
  isOrganizer: boolean;
  /** No match was played yet, so the groups may be drawn again. */
  canDrawAgain: boolean;
};

/** All groups, the meaning of their columns, and the organizer's next step. */
export function GroupList({ actor, groups, phase, isOrganizer, canDrawAgain }: GroupListProps) {
  const hasQualified = groups.some(({ doubles }) => doubles.some(({ isQualified }) => isQualified));
  return (
    <section className={classes.page}>
      {isOrganizer && (
        <div className={classes.actions}>
          {phase === 'groups' && <MatchMaking actor={actor} />}
          {canDrawAgain && (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
              onClick={() => actor.send({ type: 'redraw.requested' })}
            >
              {REDRAW.ask}
            </Button>
          )}
          <Button
            size="lg"
            variant="default"
            leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
            onClick={() => print()}
          >
            {GROUPS.print}
          </Button>
        </div>
      )}
      <p className={classes.legend}>
        {hasQualified && (
          <span className={classes.qualified}>
            <IconCircleCheck size={18} stroke={2} aria-hidden />
            {phase === 'matches' ? GROUPS.qualifiedSoFar : GROUPS.qualifiedMark}
          </span>
        )}
        {GROUPS.legend}
      </p>
      <div className={classes.groups}>
        {groups.map((group) => (
          <GroupTable key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}
