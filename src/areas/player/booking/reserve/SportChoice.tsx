import type { CourtAvailability } from '#domain/slots/availability.ts';
import { isPlayed, type Sport, SPORT_NAMES, SPORTS } from '#domain/courts/sport.ts';
import { RESERVE } from './reserveTexts.ts';
import classes from './SportChoice.module.css';

type SportChoiceProps = {
  court: Pick<CourtAvailability, 'id' | 'name' | 'sports'>;
  chosen: Sport;
  onChoose: (sport: Sport) => void;
};

export function SportChoice({ court, chosen, onChoose }: SportChoiceProps) {
  return (
    <fieldset className={classes.sports}>
      <legend className="visually-hidden">{`${RESERVE.sport}, ${court.name}`}</legend>
      {SPORTS.filter((sport) => isPlayed(sport, court.sports)).map((sport) => (
        <label key={sport} className={classes.sport}>
          <input
            type="radio"
            className="visually-hidden"
            name={`esporte-${court.id}`}
            value={sport}
            checked={sport === chosen}
            onChange={() => onChoose(sport)}
          />
          {SPORT_NAMES[sport]}
        </label>
      ))}
    </fieldset>
  );
}
