import { sentence } from '#domain/values/days/formatDay.ts';
import { Button } from '@mantine/core';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import { Link } from 'wouter';
import { fold } from '#domain/values/text/names.ts';
import { choiceSearch } from '#domain/booking/choice.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { FreeArena, FreeCourt } from '#domain/finder/freeArena.ts';
import type { Question } from '#domain/finder/question.ts';
import { formatReais } from '#domain/values/money.ts';
import { arenaPath, reservePath } from '#domain/navigation/paths.ts';
import { placeText } from '../directory/index.ts';
import { distanceText, FINDER, hoursText, stayText } from './finderTexts.ts';
import classes from './FreeArenaCard.module.css';

type FreeArenaCardProps = {
  arena: FreeArena;
  question: Question;
  today: Day;
  /** Beside a map, on which it has a pin. */
  onMap?: { isChosen: boolean; onChoose: () => void } | undefined;
};

/** An arena with its free courts, each of which leads to the reserve page with the hours chosen. */
export function FreeArenaCard({ arena, question, today, onMap }: FreeArenaCardProps) {
  const { id, name, address, metres, courts } = arena;
  return (
    <article className={classes.card} aria-label={name} data-chosen={onMap?.isChosen || undefined}>
      <h3 className={classes.name}>
        <Link href={arenaPath(id)}>{name}</Link>
      </h3>
      <p className={classes.line}>
        <IconMapPin size={18} stroke={1.75} aria-hidden />
        {placeText(address)}
        {metres !== undefined && ` · ${distanceText(metres)}`}
      </p>
      <p className={classes.line}>
        <IconClock size={18} stroke={1.75} aria-hidden />
        {sentence(stayText(arena, question.hours, today))}
      </p>
      {onMap && (
        <button
          type="button"
          className={classes.onMap}
          aria-label={`${FINDER.onMap}, ${name}`}
          aria-pressed={onMap.isChosen}
          onClick={onMap.onChoose}
        >
          {FINDER.onMap}
        </button>
      )}
      <ul className={classes.courts}>
        {courts.map((court) => (
          <li key={court.id} className={classes.court}>
            <span className={classes.what}>
              <span className={classes.courtName}>
                {court.name}
                {court.isCovered && !fold(court.name).includes(FINDER.covered) && (
                  <span className={classes.cover}>{` · ${FINDER.covered}`}</span>
                )}
              </span>
              <span className={classes.price}>
                <strong>{formatReais(court.price)}</strong>
                {` por ${hoursText(question.hours)}`}
              </span>
            </span>
            <Button
              component={Link}
              variant="default"
              href={reserveAddress(arena, court, question)}
              aria-label={`${FINDER.reserve} ${court.name}, ${name}`}
            >
              {FINDER.reserve}
            </Button>
          </li>
        ))}
      </ul>
    </article>
  );
}

function reserveAddress({ id, day, startHour }: FreeArena, court: FreeCourt, { hours, sport }: Question): string {
  const chosen = Array.from({ length: hours }, (_, index) => ({
    court: court.id,
    startHour: startHour + index,
    sport,
  }));
  return reservePath(id) + choiceSearch({ day, chosen });
}
