import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { MAX_NAME } from '../../../../domain/people/player.ts';
import type { PlayerSearchActor } from '../../../shared/people/playerSearchActors.ts';
import { PLAYERS } from './playersTexts.ts';
import classes from './PlayerSearchField.module.css';

/** Searches while the owner types; an empty field shows all players of the arena again. */
export function PlayerSearchField({ actor }: { actor: PlayerSearchActor }) {
  const name = useSelector(actor, ({ context }) => context.name);
  const type = (text: string) => actor.send({ type: 'name.typed', name: text });
  return (
    <form role="search" className={classes.search} onSubmit={closeKeyboard}>
      <TextInput
        type="search"
        label={PLAYERS.search}
        placeholder={PLAYERS.placeholder}
        value={name}
        maxLength={MAX_NAME}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={name !== '' && <CloseButton size="lg" aria-label={PLAYERS.clear} onClick={() => type('')} />}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </form>
  );
}

/** The search runs while typing, so a phone's search key only closes the keyboard. */
function closeKeyboard(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector('input')?.blur();
}
