import { shallowEqual, useSelector } from '@xstate/react';
import { slotLabel } from '#domain/values/days/hours.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import { describeCommand } from '../../../../machines/command/command.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { Switch } from '../../../shared/look/pieces/Switch.tsx';
import { StopButton } from '../../../shared/look/states/StopButton.tsx';
import classes from './AvailabilitySwitch.module.css';
import { provideToggle, toggled } from './slotActors.ts';
import { SLOTS } from './slotTexts.ts';

/** Switches an hour's availability. Each hour has its own chart, so that several requests can run at the same time. */
export function AvailabilitySwitch({ slot }: { slot: TimeSlot }) {
  const actor = useChart(provideToggle, { input: { name: 'toggleTimeSlot', asksFirst: false } });
  const { isBusy, isSlow } = useSelector(actor, describeCommand, shallowEqual);
  if (isSlow)
    return (
      <StopButton className={classes.stop ?? ''} size="sm" onStop={() => actor.send({ type: 'wait.abandoned' })} />
    );
  return (
    <Switch
      isOn={slot.isAvailable}
      label={slotLabel(slot.startHour)}
      words={SLOTS}
      isBusy={isBusy}
      onClick={() => actor.send({ type: 'command.requested', subject: toggled(slot) })}
    />
  );
}
