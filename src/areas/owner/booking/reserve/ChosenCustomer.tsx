import { type ReactNode, useState } from 'react';
import { CUSTOMERS, knownText } from '../../customers/index.ts';
import { ChosenCard } from './ChosenCard.tsx';

type ChosenCustomerProps = {
  /** The record that was picked; undefined while nobody was. */
  customer: { readonly name: string; readonly phone?: string } | undefined;
  isEditable?: boolean;
  className?: string | undefined;
  onChange: () => void;
  /** The fields that say who it is, and suggest customers. */
  children: ReactNode;
};

/** The customer who was picked in place of a guest's name and phone, else the fields to type these. */
export function ChosenCustomer({ customer, isEditable = true, className, onChange, children }: ChosenCustomerProps) {
  const [isChanging, setIsChanging] = useState(false);
  if (!customer) {
    // The button 'change' was removed, so the focus moves to the name.
    return (
      <div className={className} ref={isChanging ? focusInside : null}>
        {children}
      </div>
    );
  }
  return (
    <ChosenCard
      label={CUSTOMERS.chosen}
      hint={CUSTOMERS.chosenHint}
      name={customer.name}
      detail={knownText(customer) || undefined}
      isEditable={isEditable}
      onChange={() => {
        setIsChanging(true);
        onChange();
      }}
    />
  );
}

function focusInside(element: HTMLElement | null): void {
  element?.querySelector('input')?.focus();
}
