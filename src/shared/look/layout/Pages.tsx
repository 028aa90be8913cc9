import { Pagination } from '@mantine/core';
import classes from './Pages.module.css';

type PagesProps = { page: number; pages: number; onPage: (page: number) => void };

/** Pagination of a list; hidden when there is only one page. */
export function Pages({ page, pages, onPage }: PagesProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Páginas">
      <Pagination
        className={classes.pages ?? ''}
        value={Math.min(page, pages)}
        total={pages}
        onChange={onPage}
        getItemProps={(item) => ({ 'aria-label': `Página ${item}` })}
        getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Próxima página' : 'Página anterior' })}
      />
    </nav>
  );
}
