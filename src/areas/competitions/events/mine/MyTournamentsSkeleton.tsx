import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import classes from './MyTournamentCard.module.css';
import list from './MyTournamentsScreen.module.css';
import { MINE } from './myTournamentTexts.ts';

const CARDS = [1, 2];

export function MyTournamentsSkeleton() {
  return (
    <Loading label={MINE.loading}>
      <div className={list.tournaments}>
        {CARDS.map((card) => (
          <div key={card} className={classes.card}>
            <div className={classes.main}>
              <Bone width="55%" height={28} />
              <Bone width="70%" />
              <Bone width="60%" />
              <Bone height={96} />
              <Bone height={48} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
