import type { ReactNode } from 'react';
import { CourtScene } from './CourtScene.tsx';
import { ENTRY } from './entryTexts.ts';
import classes from './EntryPage.module.css';

type EntryPageProps = {
  title: string;
  lead?: ReactNode;
  slogan?: string;
  /** Long forms have two fields in a row where there is room, and the court stays in sight beside them. */
  size?: 'usual' | 'long';
  children: ReactNode;
};

/** A page on the way in: one form or one message, on wide screens beside the court. */
export function EntryPage({ title, lead, slogan = ENTRY.slogan, size = 'usual', children }: EntryPageProps) {
  return (
    <div className={classes.page} data-size={size}>
      <title>{`${title} · Quadra Livre`}</title>
      <div className={classes.form}>
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      <div className={classes.scene} aria-hidden>
        <div className={classes.court}>
          <CourtScene />
          <p className={classes.slogan}>{slogan}</p>
        </div>
      </div>
    </div>
  );
}
