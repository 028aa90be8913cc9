import type { ArenaTournament } from '#domain/arenaTournaments/arenaTournament.ts';
import { COUNTERS, TOURNAMENTS_TEXTS } from './tournamentTexts.ts';
import classes from './TournamentCounters.module.css';

export function TournamentCounters({ tournaments }: { tournaments: readonly ArenaTournament[] }) {
  const count = (...statuses: readonly ArenaTournament['status'][]) =>
    tournaments.filter(({ status }) => statuses.includes(status)).length;
  const figures = [
    [COUNTERS.active, count('INSCRICAO', 'EXECUCAO')],
    [COUNTERS.finished, count('CONCLUIDO')],
    [COUNTERS.total, tournaments.length],
    [COUNTERS.cancelled, count('CANCELADO')],
  ] as const;
  return (
    <dl className={classes.counters} aria-label={TOURNAMENTS_TEXTS.counters}>
      {figures.map(([name, figure]) => (
        <div key={name} className={classes.counter}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
