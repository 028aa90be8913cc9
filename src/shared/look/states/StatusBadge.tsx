import type { ReactNode } from 'react';
import type { IconComponent } from '../icon.ts';
import classes from './StatusBadge.module.css';

export type Tone = 'green' | 'yellow' | 'red' | 'blue' | 'purple' | 'grey';

/** Shows a status by colour, icon and word, so that no reader depends on the colour alone. */
export function StatusBadge({ tone, icon: Icon, children }: { tone: Tone; icon: IconComponent; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      {children}
    </span>
  );
}
