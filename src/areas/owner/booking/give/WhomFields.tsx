import type { FoundCustomer } from '#domain/customers/customer.ts';
import type { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { PlayerPicker } from '../../../../shared/people/PlayerPicker.tsx';
import { ChosenCustomer } from '../reserve/ChosenCustomer.tsx';
import { GuestFields } from '../reserve/GuestFields.tsx';
import { OWNER_RESERVE } from '../reserve/ownerBookingTexts.ts';
import { WhomSwitch } from '../reserve/WhomSwitch.tsx';
import type { TypedGiving } from './givingForm.ts';
import classes from './Give.module.css';

/** What these fields need of a form that has them, among others. */
type WhomForm = Pick<Form, 'values' | 'set' | 'setAll'> & {
  readonly field: (name: keyof TypedGiving) => Omit<ReturnType<Form['field']>, 'name'> & { readonly name: string };
};
type Form = ReturnType<typeof useDraftForm<TypedGiving>>;

/** Whom something is for: a player with an account, who is searched for, or a guest by name, whom the arena may know. */
export function WhomFields({ form }: { form: WhomForm }) {
  const { whom, player, playerName, guestPlayerName, guestPhone, customer } = form.values;

  function pick({ id, kind, name, phone = '' }: FoundCustomer) {
    if (kind === 'record') form.setAll({ customer: id, guestPlayerName: name, guestPhone: phone });
    else form.setAll({ whom: 'player', player: id, playerName: name });
  }

  return (
    <>
      <WhomSwitch
        whom={whom === 'guest' ? 'guest' : 'player'}
        isEditable
        onPick={(picked) => form.set('whom', picked)}
      />
      {whom === 'guest' ? (
        <ChosenCustomer
          customer={customer === '' ? undefined : { name: guestPlayerName, phone: guestPhone }}
          className={classes.fields}
          onChange={() => form.set('customer', '')}
        >
          <GuestFields
            name={{ ...form.field('guestPlayerName'), onType: (name) => form.set('guestPlayerName', name) }}
            phone={{ ...form.field('guestPhone'), onType: (digits) => form.set('guestPhone', digits) }}
            onPick={pick}
          />
        </ChosenCustomer>
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
