import { ActionIcon, Button, useComputedColorScheme } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Position } from '#domain/arenas/position.ts';
import type { FreeArena } from '#domain/finder/freeArena.ts';
import { FINDER } from '../finderTexts.ts';
import { type DrawnMap, drawMap, fitMap } from './drawMap.ts';
import classes from './FinderMap.module.css';
import { mapStyle, paletteAt } from './mapStyle.ts';
import { type PlacedArena, Pins } from './Pins.tsx';
import { readHead } from './tiles.ts';

type Head = Awaited<ReturnType<typeof readHead>>;

type FinderMapProps = {
  arenas: readonly FreeArena[];
  /** Others are being looked for. */
  isStale: boolean;
  chosen: string | null;
  picked: Position | null;
  onChoose: (id: string | null) => void;
  onPick: (place: Position) => void;
  onBroken: () => void;
};

/** The arenas of the answer on a map; its middle can be picked as the place to measure from. */
export function FinderMap({ arenas, isStale, chosen, picked, onChoose, onPick, onBroken }: FinderMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useDrawnMap(frame, onBroken);
  const placed = useMemo(() => arenas.filter((arena): arena is PlacedArena => arena.position !== undefined), [arenas]);
  useFit(drawn, placed);
  useInView(drawn, placed, chosen);
  return (
    <div className={classes.frame} aria-busy={isStale} data-stale={isStale || undefined}>
      <div className={classes.map} ref={frame} />
      {drawn && (
        <>
          <span className={classes.middle} aria-hidden />
          <Pins map={drawn.map} arenas={placed} chosen={chosen} picked={picked} onChoose={onChoose} />
          <Button className={classes.pick ?? ''} radius="xl" onClick={() => onPick(middleOf(drawn.map))}>
            {FINDER.pickHere}
          </Button>
          <div className={classes.zoom}>
            <ActionIcon variant="default" size={44} aria-label={FINDER.closer} onClick={() => drawn.map.zoomIn()}>
              <IconPlus size={20} stroke={1.75} />
            </ActionIcon>
            <ActionIcon variant="default" size={44} aria-label={FINDER.farther} onClick={() => drawn.map.zoomOut()}>
              <IconMinus size={20} stroke={1.75} />
            </ActionIcon>
          </div>
        </>
      )}
      <a className={classes.source} href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
        {FINDER.mapSource}
      </a>
    </div>
  );
}

interface Drawn {
  readonly map: DrawnMap;
  readonly head: Head;
}

/** The map in the frame, in the colours of the day or the night; null until it is there. */
function useDrawnMap(frame: React.RefObject<HTMLDivElement | null>, onBroken: () => void): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const tell = useRef(onBroken);
  useEffect(() => void (tell.current = onBroken), [onBroken]);
  useEffect(() => {
    let map: DrawnMap | undefined;
    let isLeft = false;
    const open = async (): Promise<void> => {
      const head = await readHead();
      if (isLeft || !frame.current) return;
      map = drawMap(frame.current, FINDER.map);
      map.on('webglcontextlost', () => tell.current());
      setDrawn({ map, head });
    };
    open().catch(() => tell.current());
    return () => {
      isLeft = true;
      map?.remove();
    };
  }, [frame]);
  useEffect(() => {
    if (!drawn || !frame.current) return;
    drawn.map.setStyle(mapStyle(drawn.head, paletteAt(frame.current, scheme)), { diff: false });
  }, [drawn, frame, scheme]);
  return drawn;
}

/** Other arenas bring the map to where they are; the same ones in another order leave it where somebody moved it. */
function useFit(drawn: Drawn | null, placed: readonly PlacedArena[]): void {
  const fitted = useRef<string>(undefined);
  useEffect(() => {
    if (!drawn) return;
    const ids = placed
      .map(({ id }) => id)
      .toSorted()
      .join();
    const isSame = fitted.current === ids;
    const isNone = placed.length === 0 && fitted.current !== undefined;
    if (isSame || isNone) return;
    fitted.current = ids;
    fitMap(
      drawn.map,
      placed.map(({ position }) => position),
      drawn.head.bounds,
    );
  }, [drawn, placed]);
}

/** Who chooses an arena in the list sees its pin. */
function useInView(drawn: Drawn | null, placed: readonly PlacedArena[], chosen: string | null): void {
  useEffect(() => {
    const arena = placed.find(({ id }) => id === chosen);
    if (drawn && arena && !drawn.map.getBounds().contains(arena.position)) drawn.map.easeTo({ center: arena.position });
  }, [drawn, placed, chosen]);
}

function middleOf(map: DrawnMap): Position {
  const { lat, lng } = map.getCenter().wrap();
  return { lat, lng };
}
