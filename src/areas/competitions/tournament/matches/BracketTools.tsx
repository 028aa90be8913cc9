import { IconArrowsMinimize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import paper from '../Paper.module.css';
import tools from '../tools/Tools.module.css';
import classes from './Bracket.module.css';
import { roundKey, type Round } from './matchLists.ts';
import { MATCHES, shortRound } from './matchTexts.ts';
import type { Zoom } from './useZoom.ts';

type BracketToolsProps = {
  rounds: readonly Round[];
  /** The round that a phone shows. */
  shown: string;
  onRound: (round: string) => void;
  zoom: Zoom;
};

/** The ways to a round, the final among them, and on wide screens how large the tree is. */
export function BracketTools({ rounds, shown, onRound, zoom }: BracketToolsProps) {
  return (
    <div className={`${classes.bar} ${paper.off}`}>
      <div className={classes.rounds} role="group" aria-label={MATCHES.rounds}>
        {rounds.map((round) => {
          const key = roundKey(round);
          return (
            <button
              key={key}
              type="button"
              className={classes.jump}
              aria-current={key === shown || undefined}
              onClick={() => onRound(key)}
            >
              {shortRound(round)}
            </button>
          );
        })}
      </div>
      <div className={classes.zoom} role="group" aria-label={MATCHES.zoom}>
        <button
          type="button"
          className={tools.chip}
          aria-label={MATCHES.smaller}
          title={`${MATCHES.smaller} (−)`}
          aria-disabled={!zoom.canShrink}
          onClick={zoom.smaller}
        >
          <IconZoomOut size={20} stroke={1.75} aria-hidden />
        </button>
        <output className={classes.size}>{Math.round(zoom.zoom * 100)} %</output>
        <button
          type="button"
          className={tools.chip}
          aria-label={MATCHES.larger}
          title={`${MATCHES.larger} (+)`}
          aria-disabled={!zoom.canGrow}
          onClick={zoom.larger}
        >
          <IconZoomIn size={20} stroke={1.75} aria-hidden />
        </button>
        <button type="button" className={tools.chip} title={`${MATCHES.fit} (0)`} onClick={zoom.fit}>
          <IconArrowsMinimize size={18} stroke={1.75} aria-hidden />
          {MATCHES.fit}
        </button>
      </div>
    </div>
  );
}
