import { memo } from 'react';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import type { Column } from '../day/dayGrid.ts';
import classes from './CourtToggles.module.css';

type CourtTogglesProps = {
  courts: readonly Column[];
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onShowAll: () => void;
};

/** Selects the courts that have a column; hidden when there is only one court. */
export function CourtToggles({ courts, hidden, onToggle, onShowAll }: CourtTogglesProps) {
  if (courts.length < 2) return null;
  return (
    <div className={classes.strip} role="group" aria-label={AGENDA_TEXTS.courts}>
      <button type="button" className={classes.court} data-all disabled={hidden.size === 0} onClick={onShowAll}>
        {AGENDA_TEXTS.allCourts}
      </button>
      {courts.map(({ id, name }) => (
        <CourtToggle key={id} id={id} name={name} isShown={!hidden.has(id)} onToggle={onToggle} />
      ))}
    </div>
  );
}

type CourtToggleProps = { id: string; name: string; isShown: boolean; onToggle: (id: string) => void };

const CourtToggle = memo(function CourtToggle({ id, name, isShown, onToggle }: CourtToggleProps) {
  return (
    <button type="button" className={classes.court} aria-pressed={isShown} onClick={() => onToggle(id)}>
      {name}
    </button>
  );
});
