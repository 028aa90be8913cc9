import { IconMedal, IconTrophy } from '@tabler/icons-react';
import type { Double } from '#domain/tournament/double.ts';
import type { BracketPlace } from '#domain/tournament/match.ts';
import { podiumOf } from '#domain/tournament/podium.ts';
import { namesOf } from '#domain/tournament/sides.ts';
import classes from './Podium.module.css';
import { PODIUM } from './podiumTexts.ts';

/** Who won, above everything else on the page of a finished category, and who came second and third. */
export function Podium({ champion, bracket }: { champion: Double; bracket: readonly BracketPlace[] }) {
  const { first, second, third } = podiumOf(bracket, champion);
  return (
    <section className={classes.podium} aria-label={PODIUM.champion}>
      <div className={classes.champion}>
        <IconTrophy size={32} stroke={1.75} aria-hidden />
        <div>
          <h2 className={classes.word}>{PODIUM.champion}</h2>
          <strong className={classes.names}>{namesOf(first)}</strong>
          {bracket.length === 0 && <p className={classes.hint}>{PODIUM.noFinal}</p>}
        </div>
      </div>
      {second && <Place word={PODIUM.second} double={second} />}
      {third && <Place word={PODIUM.third} double={third} />}
    </section>
  );
}

function Place({ word, double }: { word: string; double: Double }) {
  return (
    <div className={classes.place}>
      <IconMedal size={24} stroke={1.75} aria-hidden />
      <div>
        <h3 className={classes.word}>{word}</h3>
        <span className={classes.other}>{namesOf(double)}</span>
      </div>
    </div>
  );
}
