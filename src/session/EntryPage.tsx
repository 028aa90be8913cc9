import type { ReactNode } from 'react';
import { CourtScene } from './CourtScene.tsx';
import { ENTRY } from './entryTexts.ts';
import classes from './EntryPage.module.css';

type EntryPageProps = { title: string; lead?: ReactNode; children: ReactNode };

/** A page on the way in: one form or one message, on wide screens beside the court. */
export function EntryPage({ title, lead, children }: EntryPageProps) {
  return (
    <div className={classes.page}>
      <title>{`${title} · Quadra Livre`}</title>
      <div className={classes.form}>
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      <div className={classes.scene} aria-hidden>
        <CourtScene />
        <p className={classes.slogan}>{ENTRY.slogan}</p>
      </div>
    </div>
  );
}
