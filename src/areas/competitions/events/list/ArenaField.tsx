import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { unregisteredArenasQuery } from '../../unregisteredArenas/index.ts';
import { NEW_EVENT } from './eventFormTexts.ts';

type ArenaFieldProps = {
  value: string;
  error?: ReactNode;
  name?: string;
  onName: (name: string) => void;
  /** Called with the address of an arena that was chosen from the list. */
  onPlace: (city: string, street: string) => void;
};

/** The arena: one of those that the admins keep, or any other. Without their list it is a plain field. */
export function ArenaField({ onName, onPlace, ...input }: ArenaFieldProps) {
  const { call } = useApp();
  const { data: arenas = [] } = useQuery(unregisteredArenasQuery(call));
  const listId = useId();

  function take(name: string): void {
    onName(name);
    const known = arenas.find((arena) => arena.name === name)?.address;
    if (known) onPlace(known.city, known.street ?? '');
  }

  return (
    <>
      <TextInput
        {...input}
        label={NEW_EVENT.arena}
        description={NEW_EVENT.arenaHint}
        list={listId}
        autoComplete="off"
        autoCapitalize="words"
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <datalist id={listId}>
        {arenas.map(({ id, name, address }) => (
          <option key={id} value={name}>
            {/* Some browsers show only the label, so it includes the name. */}
            {`${name}, ${address.city}`}
          </option>
        ))}
      </datalist>
    </>
  );
}
