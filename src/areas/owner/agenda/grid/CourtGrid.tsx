import { useCallback, useMemo, useState } from 'react';
import { PAGE_SIZE, pagesOf } from '../../../../../domain/contract/query.ts';
import type { AgendaActor } from '../agendaActors.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import { CourtPages } from './CourtPages.tsx';
import { CourtToggles } from './CourtToggles.tsx';
import type { DayGrid } from './dayGrid.ts';
import { GridTable } from './GridTable.tsx';
import classes from '../Agenda.module.css';

type CourtGridProps = { actor: AgendaActor; iso: string; grid: DayGrid; firstOpenHour: number };

const NONE: ReadonlySet<string> = new Set();

/** The grid of the selected courts, ten per page. */
export function CourtGrid({ actor, iso, grid, firstOpenHour }: CourtGridProps) {
  const [hidden, setHidden] = useState(NONE);
  const [page, setPage] = useState(1);
  const toggle = useCallback((id: string) => setHidden((before) => flipped(before, id)), []);
  const showAll = useCallback(() => setHidden(NONE), []);
  const shown = useMemo(() => grid.courts.filter(({ id }) => !hidden.has(id)), [grid, hidden]);
  const courts = useMemo(() => grid.courts.map(({ id }) => id), [grid]);
  const pages = pagesOf(shown.length);
  const current = Math.min(page, pages);
  const columns = useMemo(() => shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), [shown, current]);
  return (
    <>
      <CourtToggles courts={grid.courts} hidden={hidden} onToggle={toggle} onShowAll={showAll} />
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
        />
      )}
      <CourtPages page={current} pages={pages} onChange={setPage} />
    </>
  );
}

/** A copy of the set without the id, or with it when it was missing. */
function flipped(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(ids);
  return others.delete(id) ? others : others.add(id);
}
