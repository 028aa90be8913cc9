import { useDeferredValue } from 'react';
import type { Match } from '../../domain/tournament/match.ts';
import { EmptyState } from '../look/EmptyState.tsx';
import { groupsOf } from './matchLists.ts';
import { MatchCard } from './MatchCard.tsx';
import type { Shown } from './matchSides.ts';
import { MATCHES } from './matchTexts.ts';
import classes from './GroupPhase.module.css';

type GroupPhaseProps = { matches: readonly Match[]; onScore: ((match: Shown) => void) | undefined };

/** More than any screen holds. */
const FIRST_DRAWN = 24;

/** The matches of the group phase, group by group; of a thousand those on screen are drawn first, the rest right after. */
export function GroupPhase({ matches, onScore }: GroupPhaseProps) {
  const drawn = useDeferredValue(matches, matches.slice(0, FIRST_DRAWN));
  const groups = groupsOf(drawn);
  if (groups.length === 0) return <EmptyState title={MATCHES.noneInGroups}>{MATCHES.noneInGroupsHint}</EmptyState>;
  return groups.map((group) => (
    <section key={group.name} className={classes.group}>
      <h3 className={classes.name}>{group.name}</h3>
      <ul className={classes.matches}>
        {group.matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} onScore={onScore} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
