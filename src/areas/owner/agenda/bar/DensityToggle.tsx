import { IconBaselineDensityLarge } from '@tabler/icons-react';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import type { Density } from './density.ts';
import classes from './DensityToggle.module.css';

type DensityToggleProps = { density: Density; onChoose: (density: Density) => void };

/** Higher rows, or the whole day on one screen. A phone has no room for the latter, and no button. */
export function DensityToggle({ density, onChoose }: DensityToggleProps) {
  const isHigh = density === 'comfortable';
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={isHigh}
      aria-label={AGENDA_TEXTS.highRows}
      title={AGENDA_TEXTS.highRows}
      onClick={() => onChoose(isHigh ? 'compact' : 'comfortable')}
    >
      <IconBaselineDensityLarge size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
