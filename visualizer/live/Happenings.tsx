import { useState } from 'react';
import { EventLog } from './EventLog.tsx';
import { FilterBar } from './FilterBar.tsx';
import classes from './Happenings.module.css';
import { type LogFilter, EVERYTHING } from './logFilter.ts';
import type { Line } from './repeats.ts';
import { Repeats } from './repeats.ts';
import type { LinesProps } from './linesProps.ts';
import { participantsIn } from './participants.ts';
import type { Entry } from './recording.ts';
import { Sequence } from './Sequence.tsx';
import { TabList, tabPanel } from './TabList.tsx';
import { useTexts } from '../texts/useTexts.ts';

type View = 'log' | 'sequence';

interface HappeningsProps extends Omit<LinesProps, 'lines' | 'onTouch'> {
  /** The entries that pass the filter. */
  readonly entries: readonly Entry[];
  /** The reader touched an entry. */
  readonly onJump: (index: number) => void;
  readonly filter: LogFilter;
  readonly view: View;
  readonly onFilter: (filter: LogFilter) => void;
  /** Absent where the reader chooses the view elsewhere. */
  readonly onView: ((view: View) => void) | undefined;
}

const VIEWS = ['log', 'sequence'] as const;

/** The entries as a log or as a sequence diagram, with one filter for both. */
export function Happenings({ filter, view, entries, onFilter, onView, onJump, ...shared }: HappeningsProps) {
  const { number, log: texts, watched } = useTexts();
  const { recording, names } = shared;
  const [repeats] = useState(() => new Repeats());
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const participants = view === 'sequence' ? participantsIn(entries, recording.actors) : undefined;
  const shown = participants ? entries.filter(({ sessionId }) => participants.has(sessionId)) : entries;
  const lines = repeats.lines(shown, (id) => names.get(id) ?? id, opened);
  const touch = (line: Line) => {
    if ('entry' in line) return onJump(line.entry.index);
    const next = new Set(opened);
    if (!next.delete(line.repeat.first)) next.add(line.repeat.first);
    setOpened(next);
  };
  const panel = onView ? tabPanel(view) : {};
  return (
    <div className={classes.happenings}>
      {onView && <TabList label={watched.view} tabs={VIEWS} words={watched.tabs} chosen={view} onChoose={onView} />}
      <FilterBar recording={recording} filter={filter} onFilter={onFilter} />
      <div className={classes.view} {...panel}>
        {entries.length === 0 ? (
          <p className={classes.none}>{recording.entries.length === 0 ? texts.empty : texts.noneFound}</p>
        ) : view === 'log' ? (
          <EventLog {...shared} lines={lines} onTouch={touch} />
        ) : (
          participants && <Sequence {...shared} {...{ lines, participants }} onTouch={touch} />
        )}
      </div>
      <p className={classes.count} role="status">
        {filter !== EVERYTHING && texts.found(number(entries.length), number(recording.entries.length))}
        {filter === EVERYTHING && recording.forgotten > 0 && texts.forgotten(number(recording.forgotten))}
      </p>
    </div>
  );
}
