import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Position } from '#domain/arenas/position.ts';
import type { describeFinder } from '../../../../machines/finder/finder.ts';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { Notice } from '../../../shared/look/states/Notice.tsx';
import { later } from '../../../shared/runtime/later.tsx';
import { FINDER } from './finderTexts.ts';
import { FreeArenaCard } from './FreeArenaCard.tsx';
import classes from './MapSide.module.css';

type Finder = ReturnType<typeof describeFinder>;

type MapSideProps = {
  finder: Finder;
  /** The list stands beside it, and shows which arena is chosen. */
  isWide: boolean;
  onChoose: (id: string | null) => void;
  onPick: (place: Position) => void;
  onBroken: () => void;
};

/** Its code comes with the map, which the chart has loaded by then. */
const FinderMap = later('FinderMap', () => import('./map/FinderMap.tsx').then((code) => code.FinderMap));

/** The map of the answer; on a phone with the card of the arena that is chosen. */
export function MapSide({ finder, isWide, onChoose, onPick, onBroken }: MapSideProps) {
  const { question, answer, shown, chosen, picked } = finder;
  const side = useRef<HTMLDivElement>(null);
  // On a phone the question fills the screen above it.
  useEffect(() => {
    if (!isWide) side.current?.scrollIntoView({ block: 'start' });
  }, [isWide]);
  const arena = shown === 'found' ? answer?.arenas.find(({ id }) => id === chosen) : undefined;
  return (
    <div className={classes.side} ref={side}>
      <FinderMap
        arenas={answer?.arenas ?? []}
        isStale={shown === 'opening' || shown === 'locating' || shown === 'asking'}
        chosen={chosen}
        picked={picked}
        onChoose={onChoose}
        onPick={onPick}
        onBroken={onBroken}
      />
      {answer && arena && !isWide && (
        <div className={classes.card}>
          <FreeArenaCard arena={arena} question={question} today={answer.now.day} />
          <ActionIcon
            className={classes.close ?? ''}
            variant="subtle"
            size={44}
            aria-label={FINDER.closeCard}
            onClick={() => onChoose(null)}
          >
            <IconX size={20} stroke={1.75} />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}

/** Why there is no map, above the list that is there all the same. */
export function NoMap({ view, mapReason, onRetry }: Pick<Finder, 'view' | 'mapReason'> & { onRetry: () => void }) {
  if (view === 'loading') {
    return (
      <p className={classes.loading} role="status">
        {FINDER.loadingMap}
      </p>
    );
  }
  if (view === 'undrawable') {
    return (
      <Notice tone="yellow" title={FINDER.undrawable}>
        {FINDER.undrawableHint}
      </Notice>
    );
  }
  if (view !== 'failed') return null;
  const error = mapReason === '' ? null : new Error(mapReason);
  return <ReadFailure message={FINDER.mapFailed} query={{ error, isFetching: false, refetch: onRetry }} />;
}
