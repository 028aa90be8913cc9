import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { MAX_GUEST_NAME } from '#domain/people/forWhom.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';

type GuestFieldProps = { name: string; isEditable: boolean; error: ReactNode; onType: (name: string) => void };

export function GuestField({ name, isEditable, error, onType }: GuestFieldProps) {
  return (
    <TextInput
      label={OWNER_RESERVE.guestName}
      description={OWNER_RESERVE.guestHint}
      placeholder={OWNER_RESERVE.guestPlaceholder}
      value={name}
      readOnly={!isEditable}
      error={error}
      maxLength={MAX_GUEST_NAME}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
