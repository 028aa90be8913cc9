import type { ReactNode } from 'react';
import type { Category } from '../../../../../domain/events/category.ts';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Tiles } from '../../../../shared/look/pieces/Tiles.tsx';
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx';
import { CATEGORIES } from './categoryTexts.ts';
import type { ReadCategories } from './useCategories.ts';
import classes from './CategoryList.module.css';

type CategoryListProps = {
  read: ReadCategories;
  /** What can be done about them all. */
  action?: ReactNode;
  /** Stands there when there are none. */
  none: ReactNode;
  children: (category: Category) => ReactNode;
};

/** The tournaments of an event; what stands for them until they are here, or when there are none. */
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
      {read.isLoadingError && (
        <ReadFailure
          message={CATEGORIES.failed}
          reason={read.error.message}
          isRetrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.data?.length === 0 ? none : <Tiles of="card">{read.data?.map(children)}</Tiles>}
    </section>
  );
}
