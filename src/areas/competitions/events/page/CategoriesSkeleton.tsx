import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { Tiles } from '../../../../shared/look/pieces/Tiles.tsx';
import { CATEGORIES } from './categoryTexts.ts';
import classes from './CategoryCard.module.css';

export function CategoriesSkeleton() {
  return (
    <Loading label={CATEGORIES.loading}>
      <Tiles of="card">
        {[0, 1].map((key) => (
          <div key={key} className={classes.card}>
            <Bone width="60%" height={26} />
            <Bone width={140} height={28} />
            <Bone width="50%" height={30} />
            <Bone height={8} />
            <Bone />
            <Bone width="90%" />
            <Bone width="80%" />
            <div className={classes.actions}>
              <Bone height={44} />
              <Bone height={44} />
            </div>
          </div>
        ))}
      </Tiles>
    </Loading>
  );
}
