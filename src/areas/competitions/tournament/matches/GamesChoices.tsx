import type { KeyboardEvent } from 'react';
import { SCORE } from './matchTexts.ts';
import classes from './GamesChoices.module.css';

type GamesChoicesProps = {
  /** The names of the players on this side. */
  label: string;
  /** The form's name of the field. */
  name: string;
  /** The text of the field. */
  value: string;
  /** The dialog opens with the focus on the choices of the first side. */
  isFirst: boolean;
  onGames: (games: string) => void;
};

/** The games of an ordinary set. Others are typed, or reached with the steps. */
const CHOICES = ['0', '1', '2', '3', '4', '5', '6', '7'];

/** The games of one side with one tap, or with one key, which moves on to the other side. */
export function GamesChoices({ label, name, value, isFirst, onGames }: GamesChoicesProps) {
  // As long as something else was typed, the first choice takes the focus.
  const focused = CHOICES.includes(value) ? value : CHOICES[0];

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!CHOICES.includes(event.key)) return;
    event.preventDefault();
    onGames(event.key);
    nextChoices(event.currentTarget.closest('fieldset'))?.focus();
  }

  return (
    <fieldset className={classes.choices}>
      <legend className="visually-hidden">{`${SCORE.games} ${label}`}</legend>
      {CHOICES.map((games) => (
        <label key={games} className={classes.choice}>
          <input
            type="radio"
            className={classes.radio}
            name={`${name}Choice`}
            value={games}
            checked={games === value}
            data-autofocus={(isFirst && games === focused) || undefined}
            onKeyDown={onKeyDown}
            onChange={() => onGames(games)}
          />
          <span>{games}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What takes the focus in the choices of the following side. */
function nextChoices(choices: HTMLFieldSetElement | null): HTMLElement | null | undefined {
  if (!choices) return undefined;
  const all = [...(choices.form?.querySelectorAll('fieldset') ?? [])];
  const next = all[all.indexOf(choices) + 1];
  return next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector<HTMLElement>('input');
}
