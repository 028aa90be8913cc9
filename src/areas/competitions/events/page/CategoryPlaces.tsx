import { type Category, roomOf } from '#domain/events/category.ts';
import { placesText } from './categoryTexts.ts';
import classes from './CategoryPlaces.module.css';

export function CategoryPlaces({ category }: { category: Category }) {
  const share = Math.min(1, category.doublesTaken / roomOf(category));
  return (
    <div className={classes.places}>
      <span>{placesText(category)}</span>
      <span className={classes.bar} aria-hidden>
        <span className={classes.taken} style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
}
