import { hourLabel } from '#domain/values/days/hours.ts';
import { MAX_CLOSED_DAYS } from '#domain/closures/closure.ts';
import { addDays, fromIsoDay } from '#domain/values/days/day.ts';
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx';
import { DayField } from '../../../shared/forms/DayField.tsx';
import type { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import classes from './Closing.module.css';
import type { TypedClosing } from './closingForm.ts';
import { CLOSING } from './closingTexts.ts';
import type { OpenDay } from './openDay.ts';

export type ClosingForm = ReturnType<typeof useDraftForm<TypedClosing>>;

/** Days and hours of one's own. */
export function OwnPeriod({ form, open }: { form: ClosingForm; open: OpenDay }) {
  const { from, until, startHour, endHour } = form.values;
  const hours = Array.from({ length: open.ends - open.opens }, (_, index) => open.opens + index);
  const first = from === '' ? open.today : fromIsoDay(from);
  return (
    <>
      <div className={classes.days}>
        <DayField
          label={CLOSING.from}
          placeholder={CLOSING.chooseDay}
          value={from}
          error={form.field('from').error}
          data-path="from"
          from={open.today}
          onIso={(iso) => form.set('from', iso)}
        />
        <DayField
          label={CLOSING.until}
          placeholder={CLOSING.onlyThisDay}
          value={until}
          error={form.field('until').error}
          data-path="until"
          from={first}
          to={addDays(first, MAX_CLOSED_DAYS - 1)}
          clear={CLOSING.clearUntil}
          onIso={(iso) => form.set('until', iso)}
        />
      </div>
      <div className={classes.pair}>
        <ChoiceField
          {...form.field('startHour')}
          value={startHour}
          label={CLOSING.startHour}
          choices={hours.map((hour) => ({ value: String(hour), label: hourLabel(hour) }))}
        />
        <ChoiceField
          {...form.field('endHour')}
          value={endHour}
          label={CLOSING.endHour}
          choices={hours.map((hour) => ({ value: String(hour + 1), label: hourLabel(hour + 1) }))}
        />
      </div>
    </>
  );
}
