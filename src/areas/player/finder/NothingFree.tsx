import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { fold } from '#domain/values/text/names.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { FreeAround } from '#domain/finder/freeArena.ts';
import { nearestHours } from '#domain/finder/nearestHours.ts';
import { FIRST_QUESTION, type Question } from '#domain/finder/question.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { FinderAnswer } from '../../../../machines/finder/finderOutcomes.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { dayChip, FINDER, hourChip, noneText } from './finderTexts.ts';
import classes from './NothingFree.module.css';

type NothingFreeProps = {
  question: Question;
  answer: FinderAnswer;
  /** Null while it is looked for, and when nobody knows. */
  around: FreeAround | null;
  isWidening: boolean;
  onAsk: (change: Partial<Question>) => void;
};

/** Nothing is free then: the nearest hours and days that have something, and always a way on. */
export function NothingFree({ question, answer, around, isWidening, onAsk }: NothingFreeProps) {
  const { city } = question;
  const isKnown = city === '' || answer.cities.some((one) => fold(one) === fold(city));
  if (!isKnown) return <UnknownCity cities={answer.cities} onAsk={onAsk} />;
  const asked = question.when?.hour ?? answer.now.hour;
  const [hours, days] = around ? [nearestHours(around.hours, asked), around.days] : [[], []];
  const pick = (day: Day, hour: number) => () => onAsk({ when: { day, hour } });
  return (
    <section className={classes.none} aria-labelledby="nenhuma">
      <h2 id="nenhuma" className={classes.heading}>
        {FINDER.none}
      </h2>
      <p role="status">{noneText(question, answer.now)}</p>
      {isWidening && <p>{FINDER.widening}</p>}
      {hours.length > 0 && (
        <div className={classes.chips} role="group" aria-label={FINDER.otherHours}>
          <h3 className={classes.title}>{FINDER.otherHours}</h3>
          {hours.map(({ day, startHour, arenas }) => (
            <Button key={`${toIsoDay(day)} ${startHour}`} variant="default" radius="xl" onClick={pick(day, startHour)}>
              {hourChip(startHour, arenas)}
            </Button>
          ))}
        </div>
      )}
      {days.length > 0 && (
        <div className={classes.chips} role="group" aria-label={FINDER.otherDays}>
          <h3 className={classes.title}>{FINDER.otherDays}</h3>
          {days.map(({ day, startHour, arenas }) => (
            <Button key={`${toIsoDay(day)} ${startHour}`} variant="default" radius="xl" onClick={pick(day, startHour)}>
              {dayChip(day, answer.now.day, arenas)}
            </Button>
          ))}
        </div>
      )}
      {!isWidening && hours.length + days.length === 0 && <p>{FINDER.nothingNear}</p>}
      <div className={classes.way}>
        <WayOn question={question} onAsk={onAsk} />
      </div>
    </section>
  );
}

function UnknownCity({ cities, onAsk }: { cities: readonly string[]; onAsk: NothingFreeProps['onAsk'] }) {
  return (
    <EmptyState
      title={FINDER.unknownCity}
      action={
        <Button size="lg" onClick={() => onAsk({ city: '' })}>
          {FINDER.allCities}
        </Button>
      }
    >
      <p role="status">{FINDER.unknownCityHint}</p>
      <div className={classes.chips}>
        {cities.map((city) => (
          <Button key={city} variant="default" radius="xl" onClick={() => onAsk({ city })}>
            {city}
          </Button>
        ))}
      </div>
    </EmptyState>
  );
}

/** Asks for less where something can be left out, else leads to the list of arenas. */
function WayOn({ question, onAsk }: Pick<NothingFreeProps, 'question' | 'onAsk'>) {
  const { city, cover, hours, sport, when, isMap } = question;
  const isNarrow = city !== '' || cover !== null || hours > 1;
  if (isNarrow) {
    return (
      <Button size="lg" variant="outline" onClick={() => onAsk({ ...FIRST_QUESTION, sport, when, isMap })}>
        {FINDER.anything}
      </Button>
    );
  }
  return (
    <Button size="lg" variant="outline" component={Link} href={ROUTES.home.path}>
      {FINDER.allArenas}
    </Button>
  );
}
