import { useLayoutEffect, useRef } from 'react';
import type { Position } from '#domain/arenas/position.ts';
import type { FreeArena } from '#domain/finder/freeArena.ts';
import { formatReais } from '#domain/values/money.ts';
import { FINDER, pinLabel } from '../finderTexts.ts';
import type { DrawnMap } from './drawMap.ts';
import classes from './FinderMap.module.css';

export type PlacedArena = FreeArena & { readonly position: Position };

type PinsProps = {
  map: DrawnMap;
  arenas: readonly PlacedArena[];
  chosen: string | null;
  picked: Position | null;
  onChoose: (id: string | null) => void;
};

/** A button for each arena, where it is on the map; they follow it without being drawn anew. */
export function Pins({ map, arenas, chosen, picked, onChoose }: PinsProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const places = [...arenas.map(({ position }) => position), ...(picked ? [picked] : [])];
    const put = () => {
      for (const [index, place] of places.entries()) {
        const pin = layer.current?.children[index];
        const { x, y } = map.project(place);
        if (pin instanceof HTMLElement) pin.style.transform = `translate(${x}px, ${y}px)`;
      }
    };
    put();
    map.on('move', put);
    map.on('resize', put);
    return () => {
      map.off('move', put);
      map.off('resize', put);
    };
  }, [map, arenas, picked]);
  return (
    <div className={classes.pins} ref={layer}>
      {arenas.map((arena) => (
        <div key={arena.id} className={classes.place} data-chosen={arena.id === chosen || undefined}>
          <button
            type="button"
            className={classes.pin}
            data-map-pin
            aria-label={pinLabel(arena)}
            aria-pressed={arena.id === chosen}
            onClick={() => onChoose(arena.id === chosen ? null : arena.id)}
          >
            <span className={classes.price}>{formatReais(lowestOf(arena))}</span>
          </button>
        </div>
      ))}
      {picked && (
        <div className={classes.place}>
          <span className={classes.picked} role="img" aria-label={FINDER.pickedPlace} />
        </div>
      )}
    </div>
  );
}

function lowestOf({ courts }: FreeArena): number {
  return Math.min(...courts.map(({ price }) => price));
}
