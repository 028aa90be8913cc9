import { hueOf } from './hues.ts';
import { type Lane, OUTSIDE } from './lanes.ts';
import type { Entry, Recording } from './recording.ts';
import classes from './Sequence.module.css';
import { replyText } from './replyText.ts';
import { eventWord, lengthText, stateText } from './words.ts';
import type { Dictionary } from '../texts/pt.ts';
import { useTexts } from '../texts/useTexts.ts';

interface SequenceRowProps {
  readonly entry: Entry;
  readonly recording: Recording;
  readonly names: ReadonlyMap<string, string>;
  /** The lifelines that cross this row. */
  readonly lanes: readonly Lane[];
  readonly width: number;
  readonly height: number;
}

const LANE_WIDTH = 112;
/** Narrower than `LANE_WIDTH`, because the outside column has a short name. */
const OUTSIDE_WIDTH = 76;
const HEAD = 8;
const LOOP = 34;
/** The usual width of a letter of the words over an arrow. */
const LETTER = 7.4;

export function columnMiddle(column: number): number {
  return column === OUTSIDE ? OUTSIDE_WIDTH / 2 : columnsWidth(column) + LANE_WIDTH / 2;
}

/** The width of `count` columns, the outside column included. */
export function columnsWidth(count: number): number {
  return OUTSIDE_WIDTH + (count - 1) * LANE_WIDTH;
}

/** One row of the sequence diagram: the lifelines that cross it, and the arrow of its entry. */
export function SequenceRow({ entry, recording, names, lanes, width, height }: SequenceRowProps) {
  const { kind, sessionId, index, sourceId, event, delay, snapshot } = entry;
  const texts = useTexts();
  const { from, own } = endsOf(entry, lanes, recording);
  const y = height - 13;
  const name = names.get(sessionId) ?? sessionId;
  const state = snapshot?.value === undefined ? '' : stateText(snapshot.value);
  const reply = kind === 'event' ? shortened(replyText(event)) : '';
  const words = [kind === 'started' ? name : eventWord(event?.type ?? ''), reply].filter(Boolean).join(' ');
  const isOwn = kind === 'timer' || (kind === 'event' && sourceId === sessionId);
  return (
    <>
      <svg className={classes.row} width={width} height={height} data-kind={kind} data-hue={hueOf(name)} aria-hidden>
        <line className={classes.outside} x1={columnMiddle(OUTSIDE)} x2={columnMiddle(OUTSIDE)} y1={0} y2={height} />
        {lanes.map((lane) => (
          <line
            key={lane.sessionId}
            className={classes.life}
            data-hue={hueOf(names.get(lane.sessionId) ?? lane.sessionId)}
            x1={columnMiddle(lane.column)}
            x2={columnMiddle(lane.column)}
            y1={lane.from === index ? y : 0}
            y2={lane.to === index ? y : height}
          />
        ))}
        {isOwn ? (
          <path className={classes.arrow} d={`M${own},${y - 14} h${LOOP} v14 H${own + HEAD}`} />
        ) : (
          <line className={classes.arrow} {...spanOf(kind, from, own)} y1={y} y2={y} />
        )}
        <path className={classes.tip} d={tipOf(kind, isOwn, from, own, y)} />
        {kind === 'started' && <circle className={classes.birth} cx={own} cy={y} r={5} />}
        {lanes
          .filter((lane) => lane.to === index)
          .map((lane) => (
            <path
              key={lane.sessionId}
              className={classes.end}
              data-hue={hueOf(names.get(lane.sessionId) ?? lane.sessionId)}
              d={`M${columnMiddle(lane.column) - 6},${y - 6} l12,12 m0,-12 l-12,12`}
            />
          ))}
        <text
          className={classes.words}
          {...wordsPlace(words, isOwn, kind === 'emitted' ? columnMiddle(OUTSIDE) : from, own, y)}
        >
          {words}
          {delay !== undefined && ` ${texts.data.in(lengthText(delay, texts))}`}
        </text>
      </svg>
      <span className={classes.message}>
        {messageText(entry, names, texts.log)}
        {state !== '' && `: ${state}`}
      </span>
    </>
  );
}

/** The x positions in pixels of an entry's source (`from`) and of its actor (`own`). */
export function endsOf({ kind, sessionId, sourceId }: Entry, lanes: readonly Lane[], { actors }: Recording) {
  const columnOf = (id: string | undefined) => lanes.find((lane) => lane.sessionId === id)?.column ?? OUTSIDE;
  const parentId = actors.find((actor) => actor.sessionId === sessionId)?.parentId;
  const source = kind === 'started' ? parentId : sourceId;
  return { from: columnMiddle(columnOf(source)), own: columnMiddle(columnOf(sessionId)) };
}

function messageText(
  { kind, sessionId, sourceId, event }: Entry,
  names: ReadonlyMap<string, string>,
  texts: Dictionary['log'],
): string {
  const name = names.get(sessionId) ?? sessionId;
  const words = [eventWord(event?.type ?? ''), replyText(event)].filter(Boolean).join(' ');
  if (kind === 'started') return texts.startedOne(name);
  if (kind === 'emitted') return texts.emittedBy(words, name);
  const source = kind === 'timer' ? name : sourceId === undefined ? texts.outside : (names.get(sourceId) ?? sourceId);
  return texts.sent(words, source, name);
}

function spanOf(kind: Entry['kind'], from: number, own: number) {
  const [start, end] = kind === 'emitted' ? [own, columnMiddle(OUTSIDE)] : [from, own];
  return { x1: start, x2: end - Math.sign(end - start) * HEAD };
}

function tipOf(kind: Entry['kind'], isOwn: boolean, from: number, own: number, y: number): string {
  if (kind === 'started') return '';
  const [start, end] = kind === 'emitted' ? [own, columnMiddle(OUTSIDE)] : isOwn ? [own + LOOP, own] : [from, own];
  const back = end + Math.sign(start - end) * HEAD;
  return `M${end},${y} L${back},${y - 4.5} L${back},${y + 4.5} Z`;
}

/** Above the middle of an arrow, or beside a loop; from the left edge where they would begin before it. */
function wordsPlace(words: string, isOwn: boolean, from: number, own: number, y: number) {
  if (isOwn) return { x: own + LOOP + 6, y: y - 3, textAnchor: 'start' as const };
  if (words.length * LETTER > from + own) return { x: 6, y: y - 9, textAnchor: 'start' as const };
  return { x: (from + own) / 2, y: y - 9, textAnchor: 'middle' as const };
}

/** An answer beside its name is no longer than a name; the log and the context have it whole. */
function shortened(text: string): string {
  return text.length <= 28 ? text : `${text.slice(0, 27)}…`;
}
