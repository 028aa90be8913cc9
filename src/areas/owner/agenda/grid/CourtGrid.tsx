import { useCallback, useMemo } from 'react';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import type { AgendaActor } from '../../../../../machines/agenda/agenda.ts';
import type { Density } from '../bar/density.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import { CourtPages } from './CourtPages.tsx';
import { CourtToggles } from './CourtToggles.tsx';
import type { DayGrid } from '../day/dayGrid.ts';
import type { CourtChoice } from './useCourtChoice.ts';
import { GridTable } from './GridTable.tsx';
import classes from '../Agenda.module.css';

type CourtGridProps = {
  actor: AgendaActor;
  choice: CourtChoice;
  iso: string;
  grid: DayGrid;
  firstOpenHour: number;
  askedHour: number | undefined;
  density: Density;
};

const NONE: ReadonlySet<string> = new Set();

/** The grid of the selected courts, ten per page, and below it which are selected. */
export function CourtGrid({ actor, choice, iso, grid, firstOpenHour, askedHour, density }: CourtGridProps) {
  const { hidden, setHidden, page, setPage } = choice;
  const toggle = useCallback((id: string) => setHidden((before) => flipped(before, id)), [setHidden]);
  const showAll = useCallback(() => setHidden(NONE), [setHidden]);
  const shown = useMemo(() => grid.courts.filter(({ id }) => !hidden.has(id)), [grid, hidden]);
  const courts = useMemo(() => grid.courts.map(({ id }) => id), [grid]);
  const pages = pagesOf(shown.length);
  const current = Math.min(page, pages);
  const columns = useMemo(() => shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), [shown, current]);
  return (
    <>
      {columns.length === 0 ? (
        <p className={classes.none}>{AGENDA_TEXTS.noCourtShown}</p>
      ) : (
        <GridTable
          actor={actor}
          iso={iso}
          courts={courts}
          hours={grid.hours}
          columns={columns}
          firstOpenHour={firstOpenHour}
          askedHour={askedHour}
          density={density}
        />
      )}
      <CourtPages page={current} pages={pages} onChange={setPage} />
      <div className={classes.below}>
        <CourtToggles courts={grid.courts} hidden={hidden} onToggle={toggle} onShowAll={showAll} />
      </div>
    </>
  );
}

/** A copy of the set without the id, or with it when it was missing. */
function flipped(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(ids);
  return others.delete(id) ? others : others.add(id);
}
