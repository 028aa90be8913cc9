import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

type NoticeProps = { tone: 'red' | 'yellow' | 'grey'; title: string; children: ReactNode; action?: ReactNode };

/** A notice above the content that it concerns. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone}>
      <IconInfoCircle size={24} stroke={1.75} aria-hidden />
      <div>
        <strong>{title}</strong>
        <p className={classes.text}>{children}</p>
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
