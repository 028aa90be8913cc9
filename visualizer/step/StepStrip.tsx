import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Regions } from '../live/Regions.tsx';
import { lengthText } from '../live/words.ts';
import classes from './Step.module.css';
import { type Walk, momentOf } from './walk.ts';
import { useTexts } from '../texts/useTexts.ts';

interface StepStripProps {
  readonly walk: Walk | null;
  readonly onLook: (at: number) => void;
}

/** The chart's current state, its running actors and timers, and the buttons to go back and forth. */
export function StepStrip({ walk, onLook }: StepStripProps) {
  const all = useTexts();
  const texts = all.step;
  if (walk === null) return <div className={classes.strip}>{texts.writeStart}</div>;
  const moment = momentOf(walk);
  const { chart, pending } = moment.traced;
  const last = walk.moments.length - 1;
  return (
    <div className={classes.strip}>
      <p className={classes.where} aria-live="polite">
        <b>
          <Regions value={chart.value} before={walk.moments[walk.at - 1]?.traced.chart.value} />
        </b>
        {chart.status !== 'active' && <span className={classes.over}>{texts.ended}</span>}
        {[...chart.tags].map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
      {pending.actors.size + pending.timers.size > 0 && (
        <p className={classes.pending}>
          {[...pending.actors].map((actor) => (
            <span key={actor} data-kind="actor">
              {actor}
            </span>
          ))}
          {[...pending.timers].map(([id, { event, delay }]) => (
            <span key={id} data-kind="timer">
              {/^xstate\.after\.([^.]+)/.exec(event)?.[1] ?? event} {lengthText(delay, all)}
            </span>
          ))}
        </p>
      )}
      <div className={classes.travel}>
        <button type="button" disabled={walk.at === 0} title={`${texts.back} (←)`} onClick={() => onLook(walk.at - 1)}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {texts.back}
        </button>
        <output aria-label={texts.step}>{texts.place(walk.at, last)}</output>
        <button
          type="button"
          disabled={walk.at === last}
          title={`${texts.forth} (→)`}
          onClick={() => onLook(walk.at + 1)}
        >
          {texts.forth}
          <IconArrowRight size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}
