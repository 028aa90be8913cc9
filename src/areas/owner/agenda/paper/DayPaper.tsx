import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Arena } from '#domain/arenas/arena.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { PrintedPix } from '../../arenaPix/index.ts';
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
  const { call } = useApp();
  const arena = useQuery(ownArenaQuery(call)).data?.arena;
  const isPrinting = useIsPrinting();
  return (
    <>
      {/* The printer does not wait for the file that draws the code: it is here before. */}
      {arena?.pix && (
        <div hidden>
          <PrintedPix arena={arena} />
        </div>
      )}
      {isPrinting &&
        agenda.grid.courts.length > 0 &&
        createPortal(<Sheets agenda={agenda} arena={arena} />, document.body)}
    </>
  );
}

type SheetsProps = { agenda: DayReading; arena: Arena | undefined };

function Sheets({ agenda: { day, grid, reservations }, arena }: SheetsProps) {
  const { now } = useApp();
  const [printedAt] = useState(now);
  const title = (
    <div className={classes.title}>
      <h1>{arena?.name}</h1>
      <b>{dayTitle(day)}</b>
      <span>{printedText(printedAt, arena?.zone)}</span>
      {arena && <PrintedPix arena={arena} />}
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
