import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { FoundCustomer } from '#domain/customers/customer.ts';
import { PHONE_FROM } from '#domain/agenda/booked.ts';
import { describeWhom } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { CUSTOMERS, CustomerSuggestions, knownText, provideCustomerSearch } from '../../customers/index.ts';
import { ChosenCard } from './ChosenCard.tsx';
import { GuestField } from './GuestField.tsx';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';
import classes from './WhomStep.module.css';

type GuestChoiceProps = { actor: OwnerBookingActor; unnamed: ReactNode; misdialled: ReactNode };

/** A guest by name and phone; whom the arena knows by what is typed is offered, and can be chosen instead. */
export function GuestChoice({ actor, unnamed, misdialled }: GuestChoiceProps) {
  const customer = useSelector(actor, ({ context }) => context.customer);
  const guestName = useSelector(actor, ({ context }) => context.guestName);
  const guestPhone = useSelector(actor, ({ context }) => context.guestPhone);
  const isEditable = useSelector(actor, (snapshot) => describeWhom(snapshot).isEditable);
  const search = useChart(provideCustomerSearch, { input: undefined });
  const [isChanging, setIsChanging] = useState(false);

  const look = (text: string) => search.send({ type: 'name.typed', name: text });

  function pick({ id, kind, name, phone, avatarCDN }: FoundCustomer) {
    look('');
    if (kind === 'record') {
      actor.send({ type: 'customer.picked', customer: { id, name, ...(phone !== undefined && { phone }) } });
    } else {
      actor.send({ type: 'player.picked', player: { id, name, ...(avatarCDN !== undefined && { avatarCDN }) } });
      actor.send({ type: 'whom.picked', whom: 'player' });
    }
  }

  if (customer) {
    return (
      <ChosenCard
        label={CUSTOMERS.chosen}
        hint={CUSTOMERS.chosenHint}
        name={customer.name}
        detail={knownText(customer) || undefined}
        isEditable={isEditable}
        onChange={() => {
          setIsChanging(true);
          actor.send({ type: 'customer.picked', customer: null });
        }}
      />
    );
  }
  return (
    // The button 'change' was removed, so the focus moves to the name.
    <div className={classes.guest} ref={isChanging ? focusInside : null}>
      <GuestField
        isEditable={isEditable}
        error={unnamed}
        name={guestName}
        onType={(name) => {
          actor.send({ type: 'guest.typed', name });
          look(name);
        }}
      />
      <PhoneField
        isOptional
        value={guestPhone}
        description={OWNER_RESERVE.phoneHint}
        readOnly={!isEditable}
        error={misdialled}
        onDigits={(phone) => {
          actor.send({ type: 'guestPhone.typed', phone });
          look(phone.length < PHONE_FROM ? guestName : phone);
        }}
      />
      {isEditable && <CustomerSuggestions actor={search} name={guestName} onPick={pick} />}
    </div>
  );
}

function focusInside(element: HTMLElement | null): void {
  element?.querySelector('input')?.focus();
}
