import { EventLog } from './EventLog.tsx';
import { FilterBar } from './FilterBar.tsx';
import classes from './Happenings.module.css';
import { type LogFilter, EVERYTHING } from './logFilter.ts';
import type { EntriesProps } from './entriesProps.ts';
import { Sequence } from './Sequence.tsx';
import { TabList, tabPanel } from './TabList.tsx';
import { countText } from './words.ts';

type View = 'log' | 'sequence';

interface HappeningsProps extends EntriesProps {
  readonly filter: LogFilter;
  readonly view: View;
  readonly onFilter: (filter: LogFilter) => void;
  /** Absent where the reader chooses the view elsewhere. */
  readonly onView: ((view: View) => void) | undefined;
}

const VIEWS = ['log', 'sequence'] as const;
const WORDS = { log: 'Eventos', sequence: 'Sequência' } as const;

/** The entries as a log or as a sequence diagram, with one filter for both. */
export function Happenings({ filter, view, onFilter, onView, ...shared }: HappeningsProps) {
  const { recording, entries } = shared;
  const panel = onView ? tabPanel(view) : {};
  return (
    <div className={classes.happenings}>
      {onView && <TabList label="Vista" tabs={VIEWS} words={WORDS} chosen={view} onChoose={onView} />}
      <FilterBar recording={recording} filter={filter} onFilter={onFilter} />
      <div className={classes.view} {...panel}>
        {entries.length === 0 ? (
          <p className={classes.none}>
            {recording.entries.length === 0
              ? 'Nada aconteceu ainda. Use o aplicativo na outra aba.'
              : 'Nenhum evento passa pelo filtro.'}
          </p>
        ) : view === 'log' ? (
          <EventLog {...shared} />
        ) : (
          <Sequence {...shared} />
        )}
      </div>
      <p className={classes.count} role="status">
        {filter !== EVERYTHING &&
          `${countText(entries.length)} de ${countText(recording.entries.length)} passam pelo filtro`}
        {filter === EVERYTHING &&
          recording.forgotten > 0 &&
          `${countText(recording.forgotten)} mais antigos esquecidos`}
      </p>
    </div>
  );
}
