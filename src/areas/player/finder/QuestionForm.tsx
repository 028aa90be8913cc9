import { Button } from '@mantine/core';
import { IconList, IconMap } from '@tabler/icons-react';
import { fold } from '#domain/values/text/names.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { isSport, SPORT_NAMES, SPORTS } from '#domain/courts/sport.ts';
import { addDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import type { Question } from '#domain/finder/question.ts';
import { MOST_HOURS } from '#domain/finder/stay.ts';
import type { FinderAnswer } from '../../../../machines/finder/finderOutcomes.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx';
import { DAYS_SHOWN, dayChoice, FINDER, hoursText } from './finderTexts.ts';
import classes from './QuestionForm.module.css';

type QuestionFormProps = {
  question: Question;
  /** Null until the server has said what day it is, and which cities there are. */
  known: FinderAnswer | null;
  onAsk: (change: Partial<Question>) => void;
};

const NOW = 'agora';
const ICON = { size: 18, stroke: 1.75 } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const LENGTHS = Array.from({ length: MOST_HOURS }, (_, index) => index + 1);

/** What is looked for; each choice asks at once. */
export function QuestionForm({ question, known, onAsk }: QuestionFormProps) {
  const { when, hours, sport, city, cover } = question;
  const shown = when ?? known?.now;
  return (
    <form className={classes.form} aria-label={FINDER.form} onSubmit={(event) => event.preventDefault()}>
      <ChoiceField
        label={FINDER.day}
        value={when ? toIsoDay(when.day) : NOW}
        choices={[{ value: NOW, label: FINDER.now }, ...dayChoices(question, known)]}
        onChange={({ currentTarget: { value } }) =>
          onAsk({ when: value === NOW ? null : { day: fromIsoDay(value), hour: shown?.hour ?? 0 } })
        }
      />
      <ChoiceField
        label={FINDER.hour}
        value={String(shown?.hour ?? '')}
        choices={
          shown
            ? HOURS.map((hour) => ({ value: String(hour), label: hourLabel(hour) }))
            : [{ value: '', label: FINDER.now }]
        }
        onChange={({ currentTarget: { value } }) => shown && onAsk({ when: { day: shown.day, hour: Number(value) } })}
      />
      <ChoiceField
        label={FINDER.hours}
        value={String(hours)}
        choices={LENGTHS.map((length) => ({ value: String(length), label: hoursText(length) }))}
        onChange={({ currentTarget: { value } }) => onAsk({ hours: Number(value) })}
      />
      <ChoiceField
        label={FINDER.sport}
        value={sport}
        choices={SPORTS.map((one) => ({ value: one, label: SPORT_NAMES[one] }))}
        onChange={({ currentTarget: { value } }) => isSport(value) && onAsk({ sport: value })}
      />
      <ChoiceField
        label={FINDER.city}
        value={cityIn(known?.cities ?? [], city)}
        choices={[
          { value: '', label: FINDER.anyCity },
          ...citiesWith(known?.cities ?? [], city).map((one) => ({ value: one, label: one })),
        ]}
        onChange={({ currentTarget: { value } }) => onAsk({ city: value })}
      />
      <ChoiceField
        label={FINDER.cover}
        value={cover ?? ''}
        choices={[
          { value: '', label: FINDER.anyCover },
          { value: 'covered', label: FINDER.covers.covered },
          { value: 'open', label: FINDER.covers.open },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onAsk({ cover: value === 'covered' || value === 'open' ? value : null })
        }
      />
      <div className={classes.near}>
        <CheckField label={FINDER.near} checked={question.isNear} onChange={(isNear) => onAsk({ isNear })} />
        {known?.hasMap && (
          <Button
            variant="default"
            leftSection={question.isMap ? <IconList {...ICON} /> : <IconMap {...ICON} />}
            onClick={() => onAsk({ isMap: !question.isMap })}
          >
            {question.isMap ? FINDER.list : FINDER.map}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The next two weeks, and the day of the address wherever it is. */
function dayChoices({ when }: Question, known: FinderAnswer | null) {
  const today = known?.now.day ?? when?.day;
  if (!today) return [];
  const days: Day[] = known ? Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(today, index)) : [today];
  const isThere = !when || days.some((day) => toIsoDay(day) === toIsoDay(when.day));
  const all = isThere ? days : [...days, when.day].toSorted((a, b) => toIsoDay(a).localeCompare(toIsoDay(b)));
  return all.map((day) => ({ value: toIsoDay(day), label: dayChoice(day, today) }));
}

/** The asked city as the arenas spell it, or as it was asked for. */
function cityIn(cities: readonly string[], asked: string): string {
  return cities.find((city) => fold(city) === fold(asked)) ?? asked;
}

function citiesWith(cities: readonly string[], asked: string): readonly string[] {
  const spelled = cityIn(cities, asked);
  return spelled === '' || cities.includes(spelled) ? cities : [...cities, spelled];
}
