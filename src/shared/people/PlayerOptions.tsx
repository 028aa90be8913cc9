import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Player } from '#domain/people/player.ts';
import { describePlayerSearch } from '../../../machines/players/playerSearch.ts';
import { Initial } from '../look/pieces/Initial.tsx';
import type { PlayerSearchActor } from './playerSearchActors.ts';
import { PICKER, PLAYER_SEARCH } from './playerSearchTexts.ts';
import classes from './PlayerOptions.module.css';

type PlayerOptionsProps = {
  actor: PlayerSearchActor;
  id: string;
  players: readonly Player[];
  active: number;
  onPick: (player: Player) => void;
};

/** The players that the picker has found, or the reason why there are none. */
export function PlayerOptions({ actor, id, players, active, onPick }: PlayerOptionsProps) {
  const { shown, reason } = useSelector(actor, describePlayerSearch, shallowEqual);
  return (
    <div className={classes.options}>
      <div id={id} role="listbox" aria-label={PICKER.options} className={classes.list}>
        {players.map((player, index) => (
          <Option
            key={player.id}
            id={`${id}-${index}`}
            player={player}
            isActive={index === active}
            onPick={() => onPick(player)}
          />
        ))}
      </div>
      <p role="status" className={classes.note}>
        {shown === 'waiting' && PLAYER_SEARCH.searching}
        {(shown === 'none' || shown === 'failed') && PLAYER_SEARCH.none}
        {shown === 'failed' && <span className={classes.reason}>{reason || PLAYER_SEARCH.failedHint}</span>}
      </p>
      {shown === 'failed' && (
        <Button variant="default" onClick={() => actor.send({ type: 'search.retried' })}>
          {PLAYER_SEARCH.again}
        </Button>
      )}
    </div>
  );
}

type OptionProps = { id: string; player: Player; isActive: boolean; onPick: () => void };

function Option({ id, player: { name, city, avatarCDN, playedWithYou }, isActive, onPick }: OptionProps) {
  return (
    // The combobox keeps the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={isActive ? showWhole : null}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Initial name={name} src={avatarCDN} size={36} />
      <span>
        <b className={classes.name}>{name}</b>
        {city !== undefined && <span className={classes.city}>{city}</span>}
        {playedWithYou && <span className={classes.city}>{PICKER.played}</span>}
      </span>
    </div>
  );
}

function showWhole(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
