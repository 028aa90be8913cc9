import type { User } from '#domain/people/person.ts';
import { ShirtSize } from '#domain/registrations/registration.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import type { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { PlayerPicker } from '../../../../shared/people/PlayerPicker.tsx';
import { OwnSeat } from './OwnSeat.tsx';
import { ENTRY } from './registrationTexts.ts';
import type { SeatFields, TypedEntry } from './seats.ts';
import classes from './EntryForm.module.css';

const SHIRTS = [
  { value: '', label: ENTRY.chooseSize },
  ...ShirtSize.literals.map((size) => ({ value: size, label: size })),
];

type EntrySeatProps = {
  seat: SeatFields;
  form: ReturnType<typeof useDraftForm<TypedEntry>>;
  self: User | null;
  haveTShirts: boolean;
};

/** One player of a registration: oneself, or somebody found by name. With a shirt size when the event has shirts. */
export function EntrySeat({ seat, form, self, haveTShirts }: EntrySeatProps) {
  const { player, name, shirt, label, shirtLabel, isSelf } = seat;
  const chosen = form.values[player];
  const field = form.field(player);
  return (
    <div className={classes.seat} data-shirt={haveTShirts || undefined}>
      {isSelf ? (
        self && <OwnSeat user={self} label={label} error={field.error} />
      ) : (
        <PlayerPicker
          {...field}
          label={label}
          value={chosen === '' ? null : { id: chosen, name: form.values[name] }}
          onPick={(picked) => {
            form.set(player, picked?.id ?? '');
            form.set(name, picked?.name ?? '');
          }}
        />
      )}
      {haveTShirts && (
        <ChoiceField
          {...form.field(shirt)}
          value={form.values[shirt]}
          label={ENTRY.shirt}
          aria-label={shirtLabel}
          description={ENTRY.sizes}
          choices={SHIRTS}
          onChange={({ currentTarget }) => form.set(shirt, currentTarget.value)}
        />
      )}
    </div>
  );
}
