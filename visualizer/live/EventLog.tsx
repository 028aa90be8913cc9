import type { LinesProps } from './linesProps.ts';
import { LogRow } from './LogRow.tsx';
import { RepeatRow } from './RepeatRow.tsx';
import { firstOf, lineAt } from './repeats.ts';
import { Rows } from './Rows.tsx';
import { useRowHeight } from './useRowHeight.ts';
import { useTexts } from '../texts/useTexts.ts';

/** All events, emitted events and timers of the actors, in order. */
export function EventLog({ recording, names, lines, at, onStep, onTouch }: LinesProps) {
  const texts = useTexts().log;
  const height = useRowHeight(48);
  return (
    <Rows
      label={texts.label}
      count={lines.length}
      height={height}
      chosen={lineAt(lines, at)}
      isLive={at === undefined}
      onStep={(next) => onStep(firstOf(lines[next]))}
      onTouch={(next) => {
        const line = lines[next];
        if (line) onTouch(line);
      }}
      renderRow={(shown) => {
        const line = lines[shown];
        if (line === undefined) return null;
        return 'entry' in line ? (
          <LogRow entry={line.entry} {...{ recording, names }} />
        ) : (
          <RepeatRow {...line} names={names} />
        );
      }}
    />
  );
}
