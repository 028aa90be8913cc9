import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { Match } from '#domain/tournament/match.ts';
import type { CardWindow } from './CardWindow.ts';
import classes from './GroupPhase.module.css';
import { GroupStretch } from './GroupStretch.tsx';
import { type GroupOfMatches, stretchesOf } from './matchLists.ts';
import type { Shown } from './matchSides.ts';

type GroupSectionProps = {
  group: GroupOfMatches;
  /** How much of the group was played. */
  hint: string;
  isOpen: boolean;
  /** Absent where nothing folds. */
  onFold: ((isFolded: boolean) => void) | undefined;
  drawing: CardWindow | undefined;
  /** The matches that are on screen at first. */
  first: ReadonlySet<Match>;
  onScore: ((match: Shown) => void) | undefined;
};

/** One group: its name, which stays while its matches scroll, and its matches. Folded, they are left for paper. */
export function GroupSection({ group, hint, isOpen, onFold, drawing, first, onScore }: GroupSectionProps) {
  const id = useId();
  return (
    <section className={classes.group} data-group={group.name} data-folded={!isOpen || undefined}>
      <div className={classes.head}>
        <h3 className={classes.name} tabIndex={onFold ? undefined : -1}>
          {onFold ? (
            <button
              type="button"
              className={classes.fold}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => onFold(isOpen)}
            >
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
              {group.name}
            </button>
          ) : (
            group.name
          )}
        </h3>
        <span className={classes.hint}>{hint}</span>
      </div>
      <ul id={id} className={classes.matches} data-scored={onScore !== undefined || undefined}>
        {stretchesOf(group.matches).map((stretch) => (
          <GroupStretch
            key={stretch[0]?.id}
            drawing={drawing}
            matches={stretch}
            isFirst={isOpen && stretch.some((match) => first.has(match))}
            onScore={onScore}
          />
        ))}
      </ul>
    </section>
  );
}
