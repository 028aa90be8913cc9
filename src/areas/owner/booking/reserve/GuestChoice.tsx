import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { FoundCustomer } from '#domain/customers/customer.ts';
import { describeWhom } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import { ChosenCustomer } from './ChosenCustomer.tsx';
import { GuestFields } from './GuestFields.tsx';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import classes from './WhomStep.module.css';

type GuestChoiceProps = { actor: OwnerBookingActor; unnamed: ReactNode; misdialled: ReactNode };

/** A guest by name and phone, or a customer of the arena. */
export function GuestChoice({ actor, unnamed, misdialled }: GuestChoiceProps) {
  const customer = useSelector(actor, ({ context }) => context.customer);
  const guestName = useSelector(actor, ({ context }) => context.guestName);
  const guestPhone = useSelector(actor, ({ context }) => context.guestPhone);
  const isEditable = useSelector(actor, (snapshot) => describeWhom(snapshot).isEditable);

  function pick({ id, kind, name, phone, avatarCDN }: FoundCustomer) {
    if (kind === 'record') {
      actor.send({ type: 'customer.picked', customer: { id, name, ...(phone !== undefined && { phone }) } });
    } else {
      actor.send({ type: 'player.picked', player: { id, name, ...(avatarCDN !== undefined && { avatarCDN }) } });
      actor.send({ type: 'whom.picked', whom: 'player' });
    }
  }

  return (
    <ChosenCustomer
      customer={customer ?? undefined}
      isEditable={isEditable}
      className={classes.guest}
      onChange={() => actor.send({ type: 'customer.picked', customer: null })}
    >
      <GuestFields
        isEditable={isEditable}
        name={{ value: guestName, error: unnamed, onType: (name) => actor.send({ type: 'guest.typed', name }) }}
        phone={{
          value: guestPhone,
          error: misdialled,
          onType: (phone) => actor.send({ type: 'guestPhone.typed', phone }),
        }}
        onPick={pick}
      />
    </ChosenCustomer>
  );
}
