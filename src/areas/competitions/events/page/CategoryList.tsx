import type { ReactNode } from 'react';
import type { Category } from '#domain/events/category.ts';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Tiles } from '../../../../shared/look/pieces/Tiles.tsx';
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx';
import { CATEGORIES } from './categoryTexts.ts';
import type { ReadCategories } from './useCategories.ts';
import classes from './CategoryList.module.css';

type CategoryListProps = {
  read: ReadCategories;
  /** An action on the list as a whole. */
  action?: ReactNode;
  /** Shown when the list is empty. */
  none: ReactNode;
  children: (category: Category) => ReactNode;
};

/** The tournaments of an event, or what replaces them while they load or when there are none. */
export function CategoryList({ read, action, none, children }: CategoryListProps) {
  return (
    <section aria-labelledby="tournaments">
      <div className={classes.head}>
        <h2 className={classes.heading} id="tournaments">
          {CATEGORIES.title}
        </h2>
        {action}
      </div>
      {read.isPending && <CategoriesSkeleton />}
      {read.isLoadingError && <ReadFailure message={CATEGORIES.failed} query={read} />}
      {read.data?.length === 0 ? none : <Tiles of="card">{read.data?.map(children)}</Tiles>}
    </section>
  );
}
