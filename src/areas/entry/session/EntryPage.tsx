import type { ReactNode } from 'react';
import type { IconComponent } from '../../../shared/look/icon.ts';
import { CourtScene } from './CourtScene.tsx';
import { ENTRY } from './entryTexts.ts';
import classes from './EntryPage.module.css';
import { documentTitle } from '#domain/navigation/titles.ts';

type EntryPageProps = {
  title: string;
  /** Shown above the title of a page that only gives a message. */
  icon?: IconComponent;
  lead?: ReactNode;
  slogan?: string;
  /** `long`: fields stand two in a row where there is room, and the court stays visible beside them. */
  size?: 'usual' | 'long';
  children: ReactNode;
};

/** An entry page with one form or one message; on wide screens, beside the drawn court. */
export function EntryPage({
  title,
  icon: Icon,
  lead,
  slogan = ENTRY.slogan,
  size = 'usual',
  children,
}: EntryPageProps) {
  return (
    <div className={classes.page} data-size={size}>
      <title>{documentTitle(title)}</title>
      <div className={classes.form}>
        {Icon && (
          <div className={classes.mark} aria-hidden>
            <Icon size={34} stroke={1.75} />
          </div>
        )}
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
