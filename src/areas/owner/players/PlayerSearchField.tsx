import { useSelector } from '@xstate/react';
import { MAX_NAME } from '#domain/people/player.ts';
import { closeKeyboard } from '../../../shared/forms/SearchField.tsx';
import { SearchInput } from '../../../shared/forms/SearchInput.tsx';
import type { PlayerSearchActor } from '../../../shared/people/playerSearchActors.ts';
import { PLAYERS } from './playersTexts.ts';
import classes from './PlayerSearchField.module.css';

/** Searches while the owner types; an empty field shows all players of the arena again. */
export function PlayerSearchField({ actor }: { actor: PlayerSearchActor }) {
  const name = useSelector(actor, ({ context }) => context.name);
  const type = (text: string) => actor.send({ type: 'name.typed', name: text });
  return (
    <form role="search" className={classes.search} onSubmit={closeKeyboard}>
      <SearchInput
        label={PLAYERS.search}
        placeholder={PLAYERS.placeholder}
        value={name}
        maxLength={MAX_NAME}
        onClear={name === '' ? undefined : () => type('')}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </form>
  );
}
