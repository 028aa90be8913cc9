import { Pagination } from '@mantine/core';
import { memo } from 'react';
import { AGENDA_TEXTS, pageName } from '../agendaTexts.ts';
import classes from '../Agenda.module.css';

type CourtPagesProps = { page: number; pages: number; onChange: (page: number) => void };

/** Pages through the courts. It is memoized, so that hiding or showing a court does not render it again. */
export const CourtPages = memo(function CourtPages({ page, pages, onChange }: CourtPagesProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={AGENDA_TEXTS.pages}>
      <Pagination
        className={classes.pages ?? ''}
        value={page}
        total={pages}
        onChange={onChange}
        getItemProps={(item) => ({ 'aria-label': pageName(item) })}
        getControlProps={(control) => ({
          'aria-label': control === 'next' ? AGENDA_TEXTS.nextPage : AGENDA_TEXTS.previousPage,
        })}
      />
    </nav>
  );
});
