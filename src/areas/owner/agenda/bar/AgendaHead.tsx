import type { ReactNode } from 'react';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import { SearchLink } from '../search/SearchLink.tsx';
import classes from './AgendaHead.module.css';

type AgendaHeadProps = {
  /** Which day or week is on screen. */
  lead?: string;
  /** To another day or week. */
  bar?: ReactNode;
  children?: ReactNode;
};

/** The one line above the grid: the page's title, another day or week, and the ways elsewhere. A phone has three. */
export function AgendaHead({ lead, bar, children }: AgendaHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        <h1 className={classes.title}>{AGENDA_TEXTS.title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        <div className={classes.bar}>{bar}</div>
        <div className={classes.ways}>
          {children}
          <SearchLink />
        </div>
      </div>
    </header>
  );
}
