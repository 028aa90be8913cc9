import { TextInput } from '@mantine/core';
import { MAX_GUEST_NAME } from '#domain/people/forWhom.ts';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import type { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { PlayerPicker } from '../../../../shared/people/PlayerPicker.tsx';
import { OWNER_RESERVE } from '../reserve/ownerBookingTexts.ts';
import { WhomSwitch } from '../reserve/WhomSwitch.tsx';
import type { TypedGiving } from './givingForm.ts';

/** What these fields need of a form that has them, among others. */
type WhomForm = Pick<Form, 'values' | 'set' | 'setAll'> & {
  readonly field: (name: keyof TypedGiving) => Omit<ReturnType<Form['field']>, 'name'> & { readonly name: string };
};
type Form = ReturnType<typeof useDraftForm<TypedGiving>>;

/** Whom something is for: a player with an account, who is searched for, or a guest by name. */
export function WhomFields({ form }: { form: WhomForm }) {
  const { whom, player, playerName, guestPhone } = form.values;
  return (
    <>
      <WhomSwitch
        whom={whom === 'guest' ? 'guest' : 'player'}
        isEditable
        onPick={(picked) => form.set('whom', picked)}
      />
      {whom === 'guest' ? (
        <>
          <TextInput
            {...form.field('guestPlayerName')}
            label={OWNER_RESERVE.guestName}
            description={OWNER_RESERVE.guestHint}
            placeholder={OWNER_RESERVE.guestPlaceholder}
            maxLength={MAX_GUEST_NAME}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
          />
          <PhoneField
            {...form.field('guestPhone')}
            isOptional
            value={guestPhone}
            description={OWNER_RESERVE.phoneHint}
            onDigits={(digits) => form.set('guestPhone', digits)}
          />
        </>
      ) : (
        <PlayerPicker
          {...form.field('player')}
          label={OWNER_RESERVE.playerSearch}
          value={player === '' ? null : { id: player, name: playerName }}
          onPick={(picked) => form.setAll({ player: picked?.id ?? '', playerName: picked?.name ?? '' })}
        />
      )}
    </>
  );
}
