import { useState } from 'react';
import { hueOf } from './hues.ts';
import { type Lane, Lanes, OUTSIDE } from './lanes.ts';
import type { LinesProps } from './linesProps.ts';
import { RepeatRow } from './RepeatRow.tsx';
import { firstOf, lineAt } from './repeats.ts';
import { Rows } from './Rows.tsx';
import classes from './Sequence.module.css';
import { Wrapped } from './Wrapped.tsx';
import { SequenceRow, columnMiddle, columnsWidth, endsOf } from './SequenceRow.tsx';
import { useTexts } from '../texts/useTexts.ts';

const ROW = 46;
/** Space in pixels beside an arrow that is scrolled into view, for the words over it. */
const MARGIN = 60;

interface SequenceProps extends LinesProps {
  /** The actors that take part in what is shown; the others have no lifeline. */
  readonly participants: ReadonlySet<string>;
}

/** A sequence diagram: a lifeline for each actor that takes part and an arrow for each event, in order from top to bottom. */
export function Sequence({ recording, names, lines, participants, at, onStep, onTouch }: SequenceProps) {
  const texts = useTexts().log;
  const lanes = useLanes(participants);
  lanes.read(recording.entries.filter(({ sessionId }) => participants.has(sessionId)));
  const indexAt = (shown: number) => firstOf(lines[Math.min(Math.max(shown, 0), lines.length - 1)]);
  const width = columnsWidth(lanes.columns) + MARGIN;
  return (
    <div className={classes.sequence}>
      <Rows
        label={texts.sequence}
        count={lines.length}
        height={ROW}
        width={width}
        chosen={lineAt(lines, at)}
        isLive={at === undefined}
        onStep={(next) => onStep(indexAt(next))}
        onTouch={(next) => {
          const line = lines[next];
          if (line) onTouch(line);
        }}
        spanOf={(shown) => {
          const line = lines[shown];
          if (line === undefined || 'repeat' in line) return [0, 0];
          const { entry } = line;
          const { from, own } = endsOf(entry, lanes.between(entry.index, entry.index), recording);
          // A loop's words are on its right.
          const isLoop = from === own || entry.kind === 'timer';
          return [Math.min(from, own) - MARGIN, Math.max(from, own) + (isLoop ? 3 : 1) * MARGIN];
        }}
        renderHead={(first) => <Heads lanes={lanes.between(indexAt(first), indexAt(first))} {...{ names, width }} />}
        renderRow={(shown) => {
          const line = lines[shown];
          if (line === undefined) return null;
          const here = lanes.between(firstOf(line), firstOf(line));
          return 'entry' in line ? (
            <SequenceRow {...{ recording, names, width }} entry={line.entry} lanes={here} height={ROW} />
          ) : (
            <RepeatRow {...line} names={names} />
          );
        }}
      />
    </div>
  );
}

/** The lanes of these actors, kept while they are the same. */
function useLanes(participants: ReadonlySet<string>): Lanes {
  const who = [...participants].join(' ');
  const [kept, setKept] = useState(() => ({ who, lanes: new Lanes() }));
  if (kept.who === who) return kept.lanes;
  const lanes = new Lanes();
  setKept({ who, lanes });
  return lanes;
}

interface HeadsProps {
  readonly lanes: readonly Lane[];
  readonly names: ReadonlyMap<string, string>;
  readonly width: number;
}

/** The names of the lifelines that cross the top row; other lifelines show their names where they begin. */
function Heads({ lanes, names, width }: HeadsProps) {
  return (
    <div className={classes.heads} style={{ minWidth: width }} aria-hidden>
      <span className={classes.head} style={{ left: columnMiddle(OUTSIDE) }}>
        {useTexts().log.outside}
      </span>
      {lanes.map(({ sessionId, column }) => {
        const name = names.get(sessionId) ?? sessionId;
        return (
          <span key={sessionId} className={classes.head} data-hue={hueOf(name)} style={{ left: columnMiddle(column) }}>
            <Wrapped>{name}</Wrapped>
          </span>
        );
      })}
    </div>
  );
}
