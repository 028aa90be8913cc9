import { DayField } from '../../../../shared/forms/DayField.tsx';
import type { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Event } from '#domain/events/event.ts';
import type { TypedCategory } from './categoryForm.ts';
import { NEW_CATEGORY } from './categoryFormTexts.ts';
import { useEventDays } from '../page/useEventDays.ts';

type CategoryDaysProps = {
  form: ReturnType<typeof useDraftForm<TypedCategory>>;
  event: Event;
};

/** The day on which it is played, and the deadlines of registration and payment. */
export function CategoryDays({ form, event }: CategoryDaysProps) {
  const { today, first, last } = useEventDays(event);
  const { startDate, deadlinePayment } = form.values;
  const played = startDate === '' ? last : fromIsoDay(startDate);
  const paid = deadlinePayment === '' ? played : fromIsoDay(deadlinePayment);
  const dayOf = (field: 'startDate' | 'deadlineRegistrationPayment' | 'deadlinePayment') => ({
    ...form.field(field),
    value: form.values[field],
    onIso: (iso: string) => form.set(field, iso),
  });
  return (
    <>
      <DayField
        {...dayOf('startDate')}
        label={NEW_CATEGORY.date}
        placeholder={NEW_CATEGORY.choose}
        from={first}
        to={last}
      />
      <DayField
        {...dayOf('deadlinePayment')}
        label={NEW_CATEGORY.payUntil}
        placeholder={NEW_CATEGORY.choose}
        from={today}
        to={played}
      />
      <DayField
        {...dayOf('deadlineRegistrationPayment')}
        label={NEW_CATEGORY.registerUntil}
        placeholder={NEW_CATEGORY.registerUntilPlaceholder}
        from={today}
        to={paid}
        clear={NEW_CATEGORY.clearRegisterUntil}
      />
    </>
  );
}
