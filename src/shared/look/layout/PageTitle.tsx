import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './PageTitle.module.css';

type PageTitleProps = {
  children: ReactNode;
  lead?: ReactNode;
  /** `isPlain`: without the arrow, because the label alone is clear. */
  back?: { href: string; label: string; isPlain?: boolean };
  actions?: ReactNode;
};

export function PageTitle({ children, lead, back, actions }: PageTitleProps) {
  return (
    <header className={classes.header}>
      {back && (
        <Link href={back.href} className={classes.back}>
          {!back.isPlain && <IconChevronLeft size={18} stroke={2} aria-hidden />}
          {back.label}
        </Link>
      )}
      <div className={classes.row}>
        <div>
          <h1 className={classes.title}>{children}</h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
