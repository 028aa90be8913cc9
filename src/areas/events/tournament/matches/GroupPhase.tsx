import { useDeferredValue } from 'react';
import type { Match } from '../../../../../domain/tournament/match.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import classes from './GroupPhase.module.css';
import { GroupStretch } from './GroupStretch.tsx';
import { groupsOf, stretchesOf } from './matchLists.ts';
import type { Shown } from './matchSides.ts';
import { MATCHES } from './matchTexts.ts';
import { useCardWindow } from './useCardWindow.ts';

type GroupPhaseProps = { matches: readonly Match[]; onScore: ((match: Shown) => void) | undefined };

/** As many matches as a screen holds. */
const FIRST_DRAWN = 12;

/** The matches of the group phase, by group. Of a thousand, those on screen are drawn first, others when they come near. */
export function GroupPhase({ matches, onScore }: GroupPhaseProps) {
  const isWhole = useDeferredValue(true, matches.length <= FIRST_DRAWN);
  const drawing = useCardWindow(matches.length);
  const groups = groupsOf(matches);
  if (groups.length === 0) return <EmptyState title={MATCHES.noneInGroups}>{MATCHES.noneInGroupsHint}</EmptyState>;
  const first = new Set(groups.flatMap((group) => group.matches).slice(0, FIRST_DRAWN));
  const shown = isWhole ? groups : groups.filter((group) => group.matches.some((match) => first.has(match)));
  return shown.map((group) => (
    <section key={group.name} className={classes.group}>
      <h3 className={classes.name}>{group.name}</h3>
      <ul className={classes.matches} data-scored={onScore !== undefined || undefined}>
        {stretchesOf(group.matches).map((stretch) => (
          <GroupStretch
            key={stretch[0]?.id}
            drawing={drawing}
            matches={stretch}
            isFirst={stretch.some((match) => first.has(match))}
            onScore={onScore}
          />
        ))}
      </ul>
    </section>
  ));
}
