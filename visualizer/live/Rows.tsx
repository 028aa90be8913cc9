import { type KeyboardEvent, type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bringAcross, bringIntoView } from './bringIntoView.ts';
import classes from './Rows.module.css';

interface RowsProps {
  readonly label: string;
  readonly count: number;
  /** The height of every row, in pixels. */
  readonly height: number;
  /** Index of the chosen row; -1 for none. */
  readonly chosen: number;
  /** Whether the list scrolls to new rows, as long as the reader does not scroll away from the end. */
  readonly isLive: boolean;
  /** The reader chose a row by keyboard. */
  readonly onStep: (place: number) => void;
  /** The reader chose a row by mouse or touch, or pressed Enter on the chosen one. */
  readonly onTouch: (place: number) => void;
  readonly renderRow: (place: number) => ReactNode;
  /** Renders the layer above and behind the rows, given the range of visible rows. */
  readonly renderHead?: (first: number, last: number) => ReactNode;
  /** The width of the rows in pixels, when they may be wider than the list. */
  readonly width?: number;
  /** The horizontal range of a wide row's content, in pixels. */
  readonly spanOf?: (place: number) => readonly [from: number, to: number];
}

/** Number of hidden rows rendered above and below, so that fast scrolling shows no gaps. */
const SPARE = 10;

/** A virtual list: only visible rows are in the document. The Tab key stops once; arrow keys move within. */
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
  const reader = useRef<Reader>('following');
  const follows = useRef(isLive);
  const [view, setView] = useState({ first: 0, room: 0 });
  const watch = useCallback(
    (element: HTMLDivElement) => {
      frame.current = element;
      // Lines that fold and unfold move the end too: only a reader's own hand leaves it.
      const touch = () => {
        if (reader.current === 'following') reader.current = 'touching';
      };
      const look = () => {
        const isThere = element.scrollTop + element.clientHeight >= element.scrollHeight - height;
        if (isThere) reader.current = 'following';
        else if (reader.current === 'touching') reader.current = 'away';
        else if (reader.current === 'following' && follows.current) element.scrollTop = element.scrollHeight;
        const first = Math.floor(element.scrollTop / height);
        const room = Math.ceil(element.clientHeight / height);
        setView((seen) => (seen.first === first && seen.room === room ? seen : { first, room }));
      };
      const observer = new ResizeObserver(() => {
        if (reader.current !== 'away') element.scrollTop = element.scrollHeight;
        look();
      });
      observer.observe(element);
      // `flushSync` renders in the frame of the scroll; otherwise the rows would appear one frame late.
      const follow = () => flushSync(look);
      element.addEventListener('scroll', follow, { passive: true });
      for (const hand of HANDS) element.addEventListener(hand, touch, { passive: true });
      return () => {
        observer.disconnect();
        for (const hand of HANDS) element.removeEventListener(hand, touch);
        element.removeEventListener('scroll', follow);
      };
    },
    [height],
  );
  const sought = chosen >= 0 ? chosen : isLive ? count - 1 : -1;
  const [from, to] = (sought >= 0 && spanOf?.(sought)) || [0, 0];
  useLayoutEffect(() => {
    follows.current = isLive;
    if (isLive && reader.current !== 'away' && frame.current) frame.current.scrollTop = count * height;
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
    if (event.key === 'Enter' && chosen >= 0) return onTouch(chosen);
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
              // The listbox handles the keys of its options.
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

/** At the end of the list; there with a hand on it, which the next scroll then comes from; or away from it. */
type Reader = 'following' | 'touching' | 'away';

/** How a reader scrolls. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const STEPS: Readonly<Record<string, (room: number) => number>> = {
  ArrowUp: () => -1,
  ArrowDown: () => 1,
  PageUp: (room) => -Math.max(1, room - 1),
  PageDown: (room) => Math.max(1, room - 1),
  Home: () => -Infinity,
  End: () => Infinity,
};
