import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../../settings/index.ts';
import type { DayReading } from '../day/agendaQueries.ts';
import { dayTitle } from '../agendaTexts.ts';
import { paperSheets } from './paperSheets.ts';
import { printedText } from './paperTexts.ts';
import { PaperTable } from './PaperTable.tsx';
import { useIsPrinting } from './printing.ts';
import classes from './DayPaper.module.css';

/** The whole day for the printer, whatever of it the screen shows. Nothing of it is in the page until it is printed. */
export function DayPaper({ agenda }: { agenda: DayReading }) {
  return useIsPrinting() && agenda.grid.courts.length > 0 && createPortal(<Sheets agenda={agenda} />, document.body);
}

function Sheets({ agenda: { day, grid, reservations } }: { agenda: DayReading }) {
  const { call, now } = useApp();
  const arena = useQuery(ownArenaQuery(call)).data?.arena;
  const [printedAt] = useState(now);
  const title = (
    <div className={classes.title}>
      <h1>{arena?.name}</h1>
      <b>{dayTitle(day)}</b>
      <span>{printedText(printedAt, arena?.zone)}</span>
    </div>
  );
  return (
    <div className={classes.paper}>
      {paperSheets(grid.courts).map((courts) => (
        <PaperTable key={courts[0]?.id} title={title} hours={grid.hours} courts={courts} reservations={reservations} />
      ))}
    </div>
  );
}
