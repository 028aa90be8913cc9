import type { ReactNode } from 'react';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import { SearchLink } from '../search/SearchLink.tsx';
import classes from './AgendaHead.module.css';

type AgendaHeadProps = {
  /** Which day or week is on screen. */
  lead?: string;
  children?: ReactNode;
};

/** The page's title with the ways elsewhere beside it, so that a phone has room for the grid. */
export function AgendaHead({ lead, children }: AgendaHeadProps) {
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{AGENDA_TEXTS.title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      <div className={classes.ways}>
        {children}
        <SearchLink />
      </div>
    </header>
  );
}
