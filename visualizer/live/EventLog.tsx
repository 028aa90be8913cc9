import type { EntriesProps } from './entriesProps.ts';
import { LogRow } from './LogRow.tsx';
import { placeOf } from './logFilter.ts';
import { Rows } from './Rows.tsx';
import { useRowHeight } from './useRowHeight.ts';

/** All events, emitted events and timers of the actors, in order. */
export function EventLog({ recording, names, entries, at, onStep, onJump }: EntriesProps) {
  const height = useRowHeight(30);
  const place = at === undefined ? -1 : placeOf(entries, at);
  const indexAt = (shown: number) => entries[shown]?.index ?? 0;
  return (
    <Rows
      label="Registro de eventos"
      count={entries.length}
      height={height}
      chosen={entries[place]?.index === at ? place : -1}
      isLive={at === undefined}
      onStep={(next) => onStep(indexAt(next))}
      onTouch={(next) => onJump(indexAt(next))}
      renderRow={(shown) => <LogRow entry={entries[shown]} {...{ recording, names }} />}
    />
  );
}
