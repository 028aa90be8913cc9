import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Court } from '#domain/courts/court.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { describeSeriesMaking } from '../../../../../machines/series/seriesMaking.ts';
import { Notice } from '../../../../shared/look/states/Notice.tsx';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import { agreedText, weeklyText } from '../../../../shared/bills/billTexts.ts';
import { MonthsAhead } from './MonthsAhead.tsx';
import type { MakingActor } from './makingActors.ts';
import { changeText, CHANGING, checkedText, DECIDE, leftText, skipRestText } from './makingTexts.ts';
import { WeekChoiceLine } from './WeekChoiceLine.tsx';
import classes from './Making.module.css';

/** Each week that is not free, or is a holiday, and what becomes of it. */
export function Deciding({ actor, courts }: { actor: MakingActor; courts: readonly Court[] }) {
  const { show, isSlow, wish, preview, choices, left, change, reason } = useSelector(
    actor,
    describeSeriesMaking,
    shallowEqual,
  );
  const isBusy = show === 'saving';
  const inConflict = preview.found.filter(({ conflicts }) => conflicts.length > 0).length;
  if (!wish) return null;
  const texts = wish.changes === undefined ? DECIDE : CHANGING;
  return (
    <div className={classes.form} aria-busy={isBusy}>
      <section className={classes.card}>
        <h2 className={classes.heading}>{DECIDE.title}</h2>
        <p className={classes.agreed}>
          {weeklyText(wish)} · {courts.find(({ id }) => id === wish.court)?.name} · {agreedText(wish)}
        </p>
        <p className={classes.hint}>{checkedText(preview.weeks, inConflict)}</p>
        <Button variant="default" disabled={isBusy} onClick={() => actor.send({ type: 'draft.reopened' })}>
          {DECIDE.edit}
        </Button>
      </section>
      {wish.monthly && <MonthsAhead monthly={wish.monthly} wish={wish} found={preview.found} choices={choices} />}
      {change && (
        <div role="alert">
          <Notice tone="yellow" title={DECIDE.changed}>
            {changeText(change)}
          </Notice>
        </div>
      )}
      {preview.found.length > 0 && (
        <section className={classes.card} aria-label={DECIDE.list}>
          {left > 0 && (
            <Button variant="light" disabled={isBusy} onClick={() => actor.send({ type: 'rest.skipped' })}>
              {skipRestText(left)}
            </Button>
          )}
          <ul className={classes.weeks}>
            {preview.found.map((week) => (
              <WeekChoiceLine
                key={toIsoDay(week.day)}
                actor={actor}
                week={week}
                choices={choices}
                hours={wish.hours}
                courts={courts}
              />
            ))}
          </ul>
        </section>
      )}
      {reason !== '' && (
        <div role="alert">
          <Notice tone="red" title={texts.failed}>
            <span>{reason}</span> {texts.failedHint}
          </Notice>
        </div>
      )}
      <div className={classes.actions}>
        <p role="status" className={classes.hint}>
          {leftText(left)}
        </p>
        <WaitButton
          color="mar"
          disabled={left > 0}
          isBusy={isBusy}
          isSlow={isSlow}
          onClick={() => actor.send({ type: 'series.confirmed' })}
          onStop={() => actor.send({ type: 'wait.abandoned' })}
        >
          {texts.save}
        </WaitButton>
      </div>
    </div>
  );
}
