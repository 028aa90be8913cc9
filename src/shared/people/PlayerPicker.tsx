import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { MAX_NAME, type Player } from '#domain/people/player.ts';
import { describePlayerSearch } from '../../../machines/players/playerSearch.ts';
import { useApp, useChart } from '../runtime/AppContext.tsx';
import { providePlayerSearch } from './playerSearchActors.ts';
import { PlayerOptions } from './PlayerOptions.tsx';
import { foundPlayersQuery } from './foundPlayersQuery.ts';
import { PICKER } from './playerSearchTexts.ts';

export type PickedPlayer = Pick<Player, 'id' | 'name' | 'city' | 'avatarCDN'>;

type PlayerPickerProps = {
  label: string;
  value: PickedPlayer | null;
  onPick: (player: PickedPlayer | null) => void;
  error?: ReactNode;
  disabled?: boolean;
  name?: string;
  'data-path'?: string;
};

/** Finds one player by name: a combobox with its list below it. Typing after a choice starts a new choice. */
export function PlayerPicker({ value, onPick, ...input }: PlayerPickerProps) {
  const { call } = useApp();
  const actor = useChart(providePlayerSearch, { input: undefined });
  const { name, shown } = useSelector(actor, describePlayerSearch, shallowEqual);
  const isOpen = value === null && shown !== 'all';
  const found = useQuery({ ...foundPlayersQuery(call, name), enabled: isOpen && shown === 'found' });
  const players = isOpen && shown === 'found' ? (found.data ?? []) : [];
  const [active, setActive] = useState(0);
  const listId = useId();

  function type(text: string) {
    if (value) onPick(null);
    setActive(0);
    actor.send({ type: 'name.typed', name: text });
  }

  function pick({ id, name: chosen, city, avatarCDN }: Player) {
    actor.send({ type: 'name.typed', name: '' });
    onPick({ id, name: chosen, ...(city !== undefined && { city }), ...(avatarCDN !== undefined && { avatarCDN }) });
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = players[active];
    const moved = moves[event.key]?.(active, players.length);
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (chosen) pick(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      // Escape closes only the list; the dialog around it stays open.
      event.stopPropagation();
      type('');
    } else if (moved !== undefined && players.length > 0) {
      event.preventDefault();
      setActive(moved);
    }
  }

  return (
    <div>
      <TextInput
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={players[active] && `${listId}-${active}`}
        description={PICKER.hint}
        placeholder={PICKER.placeholder}
        value={value?.name ?? name}
        maxLength={MAX_NAME}
        autoComplete="off"
        spellCheck={false}
        leftSection={value ? <IconUserCheck {...ICON} /> : <IconSearch {...ICON} />}
        rightSection={
          (value !== null || name !== '') && (
            <CloseButton
              size="lg"
              aria-label={PICKER.clear}
              disabled={input.disabled ?? false}
              onClick={() => type('')}
            />
          )
        }
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isOpen && <PlayerOptions actor={actor} id={listId} players={players} active={active} onPick={pick} />}
    </div>
  );
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

const moves: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active + count - 1) % count,
};
