import { type ReactNode, useId } from 'react';
import type { Category } from '#domain/events/category.ts';
import type { Entry } from '#domain/events/entry.ts';
import { formatReais } from '#domain/values/money.ts';
import { CategoryFacts } from './CategoryFacts.tsx';
import { CategoryPlaces } from './CategoryPlaces.tsx';
import { CATEGORIES, FORMATS } from './categoryTexts.ts';
import { EntryBadge } from './EntryBadge.tsx';
import classes from './CategoryCard.module.css';

type CategoryCardProps = {
  category: Category;
  entry: Entry;
  /** The actions that this person may take. */
  children: ReactNode;
};

/** One tournament of an event: who plays, when, for how much and for which prizes. */
export function CategoryCard({ category, entry, children }: CategoryCardProps) {
  const title = useId();
  return (
    <article className={classes.card} aria-labelledby={title}>
      <header className={classes.head}>
        <div className={classes.title}>
          <h3 className={classes.name} id={title}>
            {category.category}
          </h3>
          <p className={classes.format}>{FORMATS[category.doubleFormat].name}</p>
        </div>
        <EntryBadge entry={entry} />
      </header>
      <p className={classes.price}>
        <strong>{formatReais(category.individualRegistrationPrice)}</strong> {CATEGORIES.each}
      </p>
      <CategoryPlaces category={category} />
      <CategoryFacts category={category} />
      <div className={classes.actions}>{children}</div>
    </article>
  );
}
