import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MOST_SPANS, type OpenSpan } from '#domain/opening/opening.ts';
import { spansIn, spansTyped } from '#domain/opening/openingForm.ts';
import { sentence, spokenWeekday } from '#domain/values/days/formatDay.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { Switch } from '../../../../shared/look/pieces/Switch.tsx';
import { addName, copyName, OPENING, removeName, spanName } from './openingTexts.ts';
import classes from './Opening.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const STARTS = HOURS.map((hour) => ({ value: String(hour), label: hourLabel(hour) }));
const ENDS = HOURS.map((hour) => ({ value: String(hour + 1), label: hour === 23 ? '24:00' : hourLabel(hour + 1) }));
const WORDS = { on: OPENING.open, off: OPENING.closed };

type DayRowProps = {
  /** The form's field, to which an error leads. */
  path: string;
  /** 0–6, Sunday first. */
  weekday: number;
  /** What it is again when it is opened. */
  usual: readonly OpenSpan[];
  /** The spans as the form has them; empty for a closed day. */
  typed: string;
  /** What another window saved meanwhile. */
  theirs: string | undefined;
  error?: ReactNode;
  onType: (text: string) => void;
  onCopy: (text: string) => void;
};

/** A weekday: closed, or open in one or more spans. */
export function DayRow({ path, weekday, usual, typed, theirs, error, onType, onCopy }: DayRowProps) {
  const spans = spansIn(typed);
  const name = spokenWeekday(weekday);
  const put = (index: number, change: Partial<OpenSpan>) =>
    onType(spansTyped(spans.map((span, at) => (at === index ? { ...span, ...change } : span))));
  return (
    <li className={classes.day} data-path={path} tabIndex={-1}>
      <div className={classes.head}>
        <h2 className={classes.name}>{sentence(name)}</h2>
        <Switch
          isOn={spans.length > 0}
          label={`${sentence(name)}: ${OPENING.open.toLowerCase()}`}
          words={WORDS}
          isBusy={false}
          onClick={() => onType(spans.length > 0 ? '' : spansTyped(usual))}
        />
      </div>
      {spans.map((span, index) => (
        // The place of a span is what it is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={classes.span}>
          <ChoiceField
            label={OPENING.from}
            aria-label={spanName(OPENING.from, weekday, index)}
            value={String(span.fromHour)}
            choices={STARTS}
            onChange={({ currentTarget }) => put(index, { fromHour: Number(currentTarget.value) })}
          />
          <ChoiceField
            label={OPENING.until}
            aria-label={spanName(OPENING.until, weekday, index)}
            value={String(span.untilHour)}
            choices={ENDS}
            onChange={({ currentTarget }) => put(index, { untilHour: Number(currentTarget.value) })}
          />
          {spans.length > 1 && (
            <ActionIcon
              color="coral"
              aria-label={removeName(weekday, index)}
              onClick={() => onType(spansTyped(spans.filter((_, at) => at !== index)))}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {theirs !== undefined && <p className={classes.hint}>{theirs}</p>}
      {error !== undefined && error !== null && <p className={classes.error}>{error}</p>}
      <div className={classes.more}>
        {spans.length > 0 && spans.length < MOST_SPANS && (
          <Button variant="subtle" aria-label={addName(weekday)} onClick={() => onType(spansTyped(withOneMore(spans)))}>
            {OPENING.add}
          </Button>
        )}
        <Button variant="subtle" aria-label={copyName(weekday)} onClick={() => onCopy(typed)}>
          {OPENING.copy}
        </Button>
      </div>
    </li>
  );
}

/** After the last one where the day has room for it, else the last one is cut in two. */
function withOneMore(spans: readonly OpenSpan[]): readonly OpenSpan[] {
  const last = spans.at(-1);
  if (!last) return spans;
  if (last.untilHour < 23) return [...spans, { fromHour: last.untilHour + 1, untilHour: 24 }];
  const half = Math.max(last.fromHour + 1, Math.floor((last.fromHour + last.untilHour) / 2));
  return [
    ...spans.slice(0, -1),
    { fromHour: last.fromHour, untilHour: half },
    { fromHour: Math.min(half + 1, 23), untilHour: 24 },
  ];
}
