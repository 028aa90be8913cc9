import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { PHONE_FROM } from '#domain/agenda/booked.ts';
import type { FoundCustomer } from '#domain/customers/customer.ts';
import { MAX_GUEST_NAME } from '#domain/people/forWhom.ts';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { CustomerSuggestions, provideCustomerSearch } from '../../customers/index.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';

/** What is typed into a field, and what its input needs besides. */
interface Typed {
  readonly value: string;
  readonly error?: ReactNode;
  readonly name?: string;
  readonly onType: (text: string) => void;
}

type GuestFieldsProps = {
  name: Typed;
  phone: Typed;
  isEditable?: boolean;
  onPick: (customer: FoundCustomer) => void;
};

/** A guest by name and phone; whom the arena knows by what is typed is offered below, and can be picked instead. */
export function GuestFields({ name, phone, isEditable = true, onPick }: GuestFieldsProps) {
  const search = useChart(provideCustomerSearch, { input: undefined });
  const { onType: onName, ...nameProps } = name;
  const { onType: onDigits, ...phoneProps } = phone;

  const look = (text: string) => search.send({ type: 'name.typed', name: text });

  return (
    <>
      <TextInput
        {...nameProps}
        label={OWNER_RESERVE.guestName}
        description={OWNER_RESERVE.guestHint}
        placeholder={OWNER_RESERVE.guestPlaceholder}
        readOnly={!isEditable}
        maxLength={MAX_GUEST_NAME}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          onName(currentTarget.value);
          look(currentTarget.value);
        }}
      />
      <PhoneField
        {...phoneProps}
        isOptional
        description={OWNER_RESERVE.phoneHint}
        readOnly={!isEditable}
        onDigits={(digits) => {
          onDigits(digits);
          look(digits.length < PHONE_FROM ? name.value : digits);
        }}
      />
      {isEditable && (
        <CustomerSuggestions
          actor={search}
          name={name.value}
          onPick={(customer) => {
            look('');
            onPick(customer);
          }}
        />
      )}
    </>
  );
}
