import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { AGENDA_TEXTS } from './agendaTexts.ts';
import classes from './AgendaSkeleton.module.css';

const COURTS = 5;
const HOURS = 12;
/** The cells that show a card: about as many as on an ordinary evening. */
const TAKEN = new Set([1, 3, 7, 8, 11, 14, 17, 18, 22, 24, 26, 29]);

export function AgendaSkeleton() {
  return (
    <Loading label={AGENDA_TEXTS.loading}>
      <div className={classes.grid}>
        {Array.from({ length: HOURS * COURTS }, (_, index) => (
          <div key={index} className={classes.cell}>
            {TAKEN.has(index % 30) && <Bone height={40} />}
          </div>
        ))}
      </div>
    </Loading>
  );
}
