import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { slotLabel } from '#domain/values/days/hours.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx';
import { PriceForm } from './PriceForm.tsx';
import classes from './SlotRow.module.css';
import { deleteSlotName } from './slotTexts.ts';

export function SlotRow({ slot, onDelete }: { slot: TimeSlot; onDelete: () => void }) {
  return (
    <li className={classes.row} data-off={!slot.isAvailable || undefined}>
      <h3 className={classes.hour}>{slotLabel(slot.startHour)}</h3>
      <div className={classes.switch}>
        <AvailabilitySwitch slot={slot} />
      </div>
      <div className={classes.price}>
        <PriceForm slot={slot} />
      </div>
      <ActionIcon className={classes.delete ?? ''} color="coral" aria-label={deleteSlotName(slot)} onClick={onDelete}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}
