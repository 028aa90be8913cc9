import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import groups from './GroupPhase.module.css';
import classes from './MatchCard.module.css';
import head from './Matches.module.css';
import { MATCHES } from './matchTexts.ts';

const CARDS = [1, 2, 3, 4, 5, 6];
const SIDES = ['70%', '58%'];

export function MatchesSkeleton() {
  return (
    <Loading label={MATCHES.loading}>
      <div className={head.head}>
        <Bone width={190} height={28} />
      </div>
      <ul className={groups.matches}>
        {CARDS.map((card) => (
          <li key={card}>
            <div className={classes.card}>
              {SIDES.map((width) => (
                <div key={width} className={classes.side}>
                  <Bone round width={40} height={40} />
                  <div className={classes.text}>
                    <Bone width={width} height={18} />
                    <Bone width={80} />
                  </div>
                </div>
              ))}
              <div className={classes.foot}>
                <Bone width={70} height={20} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
