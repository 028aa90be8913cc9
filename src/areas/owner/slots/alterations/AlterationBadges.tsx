import { IconCalendarCheck, IconCalendarDue, IconCalendarTime, IconCheck, IconLock } from '@tabler/icons-react';
import type { Day } from '#domain/values/days/day.ts';
import type { timeOf } from '#domain/slots/alteration.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../../shared/look/states/StatusBadge.tsx';
import { dateText, SLOTS } from '../slotTexts.ts';

type Time = ReturnType<typeof timeOf>;

const TIMES: Readonly<Record<Time, { tone: Tone; icon: IconComponent }>> = {
  future: { tone: 'blue', icon: IconCalendarTime },
  today: { tone: 'yellow', icon: IconCalendarDue },
  past: { tone: 'red', icon: IconCalendarCheck },
};

/** The day of an alteration; colour and text say whether it is past, today or to come. */
export function AlterationDate({ date, time }: { date: Day; time: Time }) {
  const { tone, icon } = TIMES[time];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {dateText(date, time)}
    </StatusBadge>
  );
}

export function AlterationAvailability({ isAvailable }: { isAvailable: boolean }) {
  return (
    <StatusBadge tone={isAvailable ? 'green' : 'grey'} icon={isAvailable ? IconCheck : IconLock}>
      {isAvailable ? SLOTS.on : SLOTS.off}
    </StatusBadge>
  );
}
