import { type KeyboardEvent, type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bringAcross, bringIntoView } from './bringIntoView.ts';
import classes from './Rows.module.css';

interface RowsProps {
  readonly label: string;
  readonly count: number;
  /** Of every row, in pixels. */
  readonly height: number;
  /** Place of the chosen row; -1 for none. */
  readonly chosen: number;
  /** Whether the end stays in sight as rows are added, as long as the reader does not scroll away from it. */
  readonly isLive: boolean;
  /** The keyboard chose a row. */
  readonly onStep: (place: number) => void;
  /** A hand chose a row. */
  readonly onTouch: (place: number) => void;
  readonly renderRow: (place: number) => ReactNode;
  /** Above the rows, and behind them: told which rows are in sight. */
  readonly renderHead?: (first: number, last: number) => ReactNode;
  /** Of the rows, when they are wider than the room for them. */
  readonly width?: number;
  /** Between which pixels a row has something to see, when rows are wide. */
  readonly spanOf?: (place: number) => readonly [from: number, to: number];
}

/** Rows out of sight that are drawn, so that a quick hand meets no empty ones. */
const SPARE = 10;

/** A list of any length: only the rows in sight are in the document. One stop for the Tab key, arrows within. */
export function Rows({
  label,
  count,
  height,
  chosen,
  isLive,
  onStep,
  onTouch,
  renderRow,
  renderHead,
  width,
  spanOf,
}: RowsProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement | null>(null);
  const isAtEnd = useRef(true);
  const [view, setView] = useState({ first: 0, room: 0 });
  const watch = useCallback(
    (element: HTMLDivElement) => {
      frame.current = element;
      const look = () => {
        const first = Math.floor(element.scrollTop / height);
        const room = Math.ceil(element.clientHeight / height);
        isAtEnd.current = element.scrollTop + element.clientHeight >= element.scrollHeight - height;
        setView((seen) => (seen.first === first && seen.room === room ? seen : { first, room }));
      };
      const observer = new ResizeObserver(() => {
        if (isAtEnd.current) element.scrollTop = element.scrollHeight;
        look();
      });
      observer.observe(element);
      // In the frame of the scroll itself, or the rows would come a frame late.
      const follow = () => flushSync(look);
      element.addEventListener('scroll', follow, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', follow);
      };
    },
    [height],
  );
  const sought = chosen >= 0 ? chosen : isLive ? count - 1 : -1;
  const [from, to] = (sought >= 0 && spanOf?.(sought)) || [0, 0];
  useLayoutEffect(() => {
    if (isLive && isAtEnd.current && frame.current) frame.current.scrollTop = count * height;
  }, [count, height, isLive]);
  useLayoutEffect(() => {
    if (chosen >= 0 && frame.current) bringIntoView(frame.current, chosen * height, height);
  }, [chosen, height]);
  useLayoutEffect(() => {
    if (frame.current && to > 0) bringAcross(frame.current, from, to);
  }, [from, to]);

  const first = Math.max(0, Math.min(view.first, count - view.room) - SPARE);
  const last = Math.min(count, first + view.room + 2 * SPARE);
  const move = (event: KeyboardEvent) => {
    const by = STEPS[event.key]?.(view.room);
    if (by === undefined || count === 0) return;
    event.preventDefault();
    const from = chosen < 0 ? count - 1 : chosen;
    onStep(Math.max(0, Math.min(count - 1, from + by)));
  };
  return (
    <div ref={watch} className={classes.frame}>
      {renderHead && <div className={classes.head}>{renderHead(view.first, view.first + view.room)}</div>}
      <div
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={chosen >= first && chosen < last ? `${id}${chosen}` : undefined}
        className={classes.all}
        style={{ height: count * height, minWidth: width }}
        onKeyDown={move}
      >
        <div role="presentation" className={classes.shown} style={{ transform: `translateY(${first * height}px)` }}>
          {Array.from({ length: Math.max(0, last - first) }, (_, at) => {
            const place = first + at;
            return (
              // The list's own keys are its options'.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={place}
                id={`${id}${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === chosen}
                aria-setsize={count}
                aria-posinset={place + 1}
                className={classes.row}
                style={{ height }}
                onClick={() => onTouch(place)}
              >
                {renderRow(place)}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

const STEPS: Readonly<Record<string, (room: number) => number>> = {
  ArrowUp: () => -1,
  ArrowDown: () => 1,
  PageUp: (room) => -Math.max(1, room - 1),
  PageDown: (room) => Math.max(1, room - 1),
  Home: () => -Infinity,
  End: () => Infinity,
};
