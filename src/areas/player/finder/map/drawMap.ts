import { addProtocol, type LngLatBoundsLike, Map as DrawnMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Position } from '#domain/arenas/position.ts';
import { readTile } from './tiles.ts';

export type { DrawnMap };

// A file of ours, so that the page's policy need not allow scripts that a page makes.
setWorkerUrl(workerUrl);
addProtocol('tiles', async ({ url }, { signal }) => ({ data: await readTile(url, signal) }));

/** Closer, one would see a few streets, and not where in the city they are. */
const CLOSEST_FIT = 14;
const CLOSEST = 17;
/** Room for a pin at the edge, and below the button at the top, in pixels. */
const PADDING = { top: 112, right: 64, bottom: 48, left: 64 };

/** An empty map in an element, flat and with the north above. Throws where the browser gives no room to draw. */
export function drawMap(container: HTMLElement, title: string): DrawnMap {
  const map = new DrawnMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    maxZoom: CLOSEST,
    locale: { 'Map.Title': title },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Shows all of these places at once, or what the file has where there are none. */
export function fitMap(
  map: DrawnMap,
  places: readonly Position[],
  otherwise: readonly [number, number, number, number],
) {
  const longitudes = places.map(({ lng }) => lng);
  const latitudes = places.map(({ lat }) => lat);
  const [west, south, east, north] = otherwise;
  const bounds: LngLatBoundsLike =
    places.length > 0
      ? [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
      : [west, south, east, north];
  map.fitBounds(bounds, { padding: PADDING, maxZoom: CLOSEST_FIT, animate: false });
}
