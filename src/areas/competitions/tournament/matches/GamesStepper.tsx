import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { MOST_GAMES } from '#domain/tournament/score.ts';
import { GamesChoices } from './GamesChoices.tsx';
import { SCORE } from './matchTexts.ts';
import classes from './ScoreFields.module.css';

type GamesStepperProps = {
  /** The names of the players on this side. */
  label: string;
  /** The props of the field. Its value is the text as typed. */
  field: { readonly value?: string; readonly error?: ReactNode; readonly name: string };
  describedBy: string;
  /** The dialog opens with the focus on the choices of the first side. */
  isFirst: boolean;
  onGames: (games: string) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** How many games one side won: chosen with one tap, stepped to with thumb-sized buttons, or typed. */
export function GamesStepper({ label, field, describedBy, isFirst, onGames }: GamesStepperProps) {
  const id = useId();
  const { value = '', error, name } = field;
  const games = Number(value);
  const step = (by: number) => onGames(String(Math.min(MOST_GAMES, Math.max(0, games + by))));

  function onKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    <div className={classes.side}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <GamesChoices label={label} name={name} value={value} isFirst={isFirst} onGames={onGames} />
      <div className={classes.stepper}>
        <button
          type="button"
          className={classes.step}
          aria-label={`${SCORE.fewer} ${label}`}
          aria-disabled={games <= 0}
          onClick={() => step(-1)}
        >
          <IconMinus size={28} stroke={2} aria-hidden />
        </button>
        <input
          id={id}
          name={name}
          data-path={name}
          className={classes.games}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          placeholder="0"
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => onGames(currentTarget.value.replace(/\D/g, ''))}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={`${SCORE.more} ${label}`}
          aria-disabled={games >= MOST_GAMES}
          onClick={() => step(1)}
        >
          <IconPlus size={28} stroke={2} aria-hidden />
        </button>
      </div>
    </div>
  );
}
