import { Textarea } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { MAX_NOTE } from '#domain/booking/note.ts';
import { describeNote } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import { NOTE } from '../../desk/index.ts';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import classes from './WhomStep.module.css';

/** What the desk says about the reservation that it makes. */
export function NoteField({ actor }: { actor: OwnerBookingActor }) {
  const { note, isEditable } = useSelector(actor, describeNote, shallowEqual);
  return (
    <Textarea
      className={classes.note ?? ''}
      label={NOTE.title}
      description={NOTE.hint}
      value={note}
      readOnly={!isEditable}
      rows={3}
      maxLength={MAX_NOTE}
      autoCapitalize="sentences"
      onChange={({ currentTarget }) => actor.send({ type: 'note.typed', note: currentTarget.value })}
    />
  );
}
