import { IconTrophy } from '@tabler/icons-react';
import type { Double } from '../../../../../domain/tournament/double.ts';
import classes from './Champion.module.css';
import { MATCHES } from './matchTexts.ts';
import { namesOf } from './matchSides.ts';

/** The winner when nobody was left to play a final. */
export function Champion({ double }: { double: Double }) {
  return (
    <section className={classes.champion} aria-label={MATCHES.champion}>
      <IconTrophy size={28} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.word}>{MATCHES.champion}</p>
        <strong className={classes.names}>{namesOf(double)}</strong>
        <p className={classes.hint}>{MATCHES.championHint}</p>
      </div>
    </section>
  );
}
