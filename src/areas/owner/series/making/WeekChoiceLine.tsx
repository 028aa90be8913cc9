import { useSelector } from '@xstate/react';
import { hourLabel } from '#domain/values/days/hours.ts';
import type { Court } from '#domain/courts/court.ts';
import { isSameDay } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import type { PreviewedWeek, WeekChoice } from '#domain/series/series.ts';
import { conflictTexts } from '#domain/series/conflictTexts.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import type { MakingActor } from './makingActors.ts';
import { DECIDE, STAYS } from './makingTexts.ts';
import classes from './Making.module.css';

type WeekChoiceLineProps = {
  actor: MakingActor;
  week: PreviewedWeek;
  choices: readonly WeekChoice[];
  /** How many hours a week has. */
  hours: number;
  courts: readonly Court[];
};

/** What has the hours of a week, and what becomes of it: skipped, on another court, or at another hour; or why a change leaves it. */
export function WeekChoiceLine({ actor, week, choices, hours, courts }: WeekChoiceLineProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { day, holiday, conflicts } = week;
  const choice = choices.find((one) => isSameDay(one.day, day));
  if (week.stays) {
    return (
      <li className={classes.week}>
        <div>
          <strong>{spokenDay(day)}</strong>
          <span className={classes.conflict}>{STAYS[week.stays]}</span>
        </div>
      </li>
    );
  }
  const options = [
    { value: '', label: conflicts.length > 0 ? DECIDE.choose : DECIDE.asUsual },
    { value: SKIP, label: DECIDE.skip },
    ...week.courts.map((id) => ({ value: `court ${id}`, label: courts.find((one) => one.id === id)?.name ?? '' })),
    ...week.startHours.map((hour) => ({
      value: `hour ${hour}`,
      label: `${hourLabel(hour)} às ${hourLabel(hour + hours)}`,
    })),
  ];
  function choose(value: string): void {
    if (isBusy) return;
    const [kind = '', of = ''] = value.split(' ');
    if (kind === '') return actor.send({ type: 'choice.dropped', day });
    const more = kind === 'court' ? { court: of } : kind === 'hour' ? { startHour: Number(of) } : {};
    actor.send({ type: 'choice.made', choice: { day, ...more } });
  }
  return (
    <li className={classes.week} data-open={(conflicts.length > 0 && !choice) || undefined}>
      <div>
        <strong>{spokenDay(day)}</strong>
        {holiday !== undefined && <span className={classes.holiday}>{holiday}</span>}
        {conflictTexts(week.conflicts).map((text) => (
          <span key={text} className={classes.conflict}>
            {text}
          </span>
        ))}
      </div>
      <ChoiceField
        label={DECIDE.what}
        aria-label={`${DECIDE.what}: ${spokenDay(day)}`}
        value={valueOf(choice)}
        choices={options}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </li>
  );
}

const SKIP = 'skip';

function valueOf(choice: WeekChoice | undefined): string {
  if (!choice) return '';
  if (choice.court !== undefined) return `court ${choice.court}`;
  return choice.startHour === undefined ? SKIP : `hour ${choice.startHour}`;
}
