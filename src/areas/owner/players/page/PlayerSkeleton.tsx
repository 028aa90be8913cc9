import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { FiguresSkeleton } from '../../customers/index.ts';
import { PLAYER } from './playerTexts.ts';
import classes from './Player.module.css';

const FIGURES = [110, 90, 40];

export function PlayerSkeleton() {
  return (
    <Loading label={PLAYER.loading}>
      <div className={classes.who}>
        <Bone round width={64} height={64} />
        <Bone width={120} />
      </div>
      <FiguresSkeleton>
        {FIGURES.map((width) => (
          <div key={width}>
            <Bone width={60} />
            <Bone width={width} height={28} />
          </div>
        ))}
      </FiguresSkeleton>
      <Bone height={180} />
    </Loading>
  );
}
