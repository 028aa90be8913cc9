import { useState } from 'react';
import { hueOf } from './hues.ts';
import { type Lane, Lanes, OUTSIDE } from './lanes.ts';
import { placeOf } from './logFilter.ts';
import type { EntriesProps } from './entriesProps.ts';
import { Rows } from './Rows.tsx';
import classes from './Sequence.module.css';
import { SequenceRow, columnMiddle, columnsWidth, endsOf } from './SequenceRow.tsx';

const ROW = 46;
/** Space in pixels beside an arrow that is scrolled into view, for the words over it. */
const MARGIN = 60;

/** A sequence diagram: a lifeline for each actor and an arrow for each event, in order from top to bottom. */
export function Sequence({ recording, names, entries, at, onStep, onJump }: EntriesProps) {
  const [lanes] = useState(() => new Lanes());
  lanes.read(recording.entries);
  const place = at === undefined ? -1 : placeOf(entries, at);
  const indexAt = (shown: number) => entries[Math.min(Math.max(shown, 0), entries.length - 1)]?.index ?? 0;
  const width = columnsWidth(lanes.columns) + MARGIN;
  return (
    <div className={classes.sequence}>
      <Rows
        label="Sequência entre atores"
        count={entries.length}
        height={ROW}
        width={width}
        chosen={entries[place]?.index === at ? place : -1}
        isLive={at === undefined}
        onStep={(next) => onStep(indexAt(next))}
        onTouch={(next) => onJump(indexAt(next))}
        spanOf={(shown) => {
          const entry = entries[shown];
          if (entry === undefined) return [0, 0];
          const { from, own } = endsOf(entry, lanes.between(entry.index, entry.index), recording);
          // A loop's words are on its right.
          const isLoop = from === own || entry.kind === 'timer';
          return [Math.min(from, own) - MARGIN, Math.max(from, own) + (isLoop ? 3 : 1) * MARGIN];
        }}
        renderHead={(first) => <Heads lanes={lanes.between(indexAt(first), indexAt(first))} {...{ names, width }} />}
        renderRow={(shown) => {
          const entry = entries[shown];
          if (entry === undefined) return null;
          const here = lanes.between(entry.index, entry.index);
          return <SequenceRow {...{ entry, recording, names, width }} lanes={here} height={ROW} />;
        }}
      />
    </div>
  );
}

interface HeadsProps {
  readonly lanes: readonly Lane[];
  readonly names: ReadonlyMap<string, string>;
  readonly width: number;
}

/** The names of the lifelines that cross the top row; other lifelines show their names where they begin. */
function Heads({ lanes, names, width }: HeadsProps) {
  return (
    <div className={classes.heads} style={{ width }} aria-hidden>
      <span className={classes.head} style={{ left: columnMiddle(OUTSIDE) }}>
        fora
      </span>
      {lanes.map(({ sessionId, column }) => {
        const name = names.get(sessionId) ?? sessionId;
        return (
          <span key={sessionId} className={classes.head} data-hue={hueOf(name)} style={{ left: columnMiddle(column) }}>
            {name}
          </span>
        );
      })}
    </div>
  );
}
