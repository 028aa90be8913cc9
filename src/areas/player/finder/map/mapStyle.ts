import type { StyleSpecification } from 'maplibre-gl';
import { nameLayers } from './mapNames.ts';
import type { readHead } from './tiles.ts';

type Head = Awaited<ReturnType<typeof readHead>>;

/** The custom properties of FinderMap.module.css. */
const COLOURS = ['land', 'green', 'sand', 'built', 'water', 'road', 'main-road', 'border', 'name'] as const;
type Palette = Readonly<Record<(typeof COLOURS)[number], string>>;

const GREENS = ['park', 'forest', 'wood', 'nature_reserve', 'national_park', 'protected_area', 'grass', 'grassland'];
const MORE_GREENS = ['golf_course', 'garden', 'meadow', 'scrub', 'farmland', 'orchard', 'cemetery', 'pitch', 'wetland'];

/** The page's own colours on this element, by day or by night: the page itself may turn a moment later. */
export function paletteAt(element: Element, scheme: 'light' | 'dark'): Palette {
  const probe = document.createElement('i');
  probe.style.colorScheme = scheme;
  element.append(probe);
  const entries = COLOURS.map((name) => {
    probe.style.color = `var(--map-${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(entries);
}

/**
 * A quiet ground for pins, of the layers of a Protomaps basemap, with the names of its places; arenas are named in HTML.
 */
export function mapStyle({ minZoom, maxZoom, bounds }: Head, colours: Palette): StyleSpecification {
  const source = { source: 'map' } as const;
  const [west, south, east, north] = bounds;
  return {
    version: 8,
    sources: {
      map: {
        type: 'vector',
        tiles: ['tiles://{z}/{x}/{y}'],
        minzoom: minZoom,
        maxzoom: maxZoom,
        bounds: [west, south, east, north],
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
      {
        ...source,
        id: 'green',
        type: 'fill',
        'source-layer': 'landuse',
        filter: ['in', ['get', 'kind'], ['literal', [...GREENS, ...MORE_GREENS]]],
        paint: { 'fill-color': colours.green },
      },
      {
        ...source,
        id: 'sand',
        type: 'fill',
        'source-layer': 'landuse',
        filter: ['in', ['get', 'kind'], ['literal', ['beach', 'sand']]],
        paint: { 'fill-color': colours.sand },
      },
      {
        ...source,
        id: 'water',
        type: 'fill',
        'source-layer': 'water',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': colours.water },
      },
      {
        ...source,
        id: 'river',
        type: 'line',
        'source-layer': 'water',
        filter: ['==', ['geometry-type'], 'LineString'],
        paint: { 'line-color': colours.water, 'line-width': ['interpolate', ['linear'], ['zoom'], 9, 0.6, 15, 4] },
      },
      {
        ...source,
        id: 'buildings',
        type: 'fill',
        'source-layer': 'buildings',
        minzoom: 14,
        paint: { 'fill-color': colours.built },
      },
      {
        ...source,
        id: 'roads',
        type: 'line',
        'source-layer': 'roads',
        minzoom: 11,
        filter: ['in', ['get', 'kind'], ['literal', ['minor_road', 'path', 'other']]],
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colours.road,
          'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 11, 0.4, 14, 1.6, 17, 9],
        },
      },
      {
        ...source,
        id: 'main-roads',
        type: 'line',
        'source-layer': 'roads',
        filter: ['in', ['get', 'kind'], ['literal', ['highway', 'major_road']]],
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colours['main-road'],
          'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 6, 0.5, 12, 2, 17, 14],
        },
      },
      {
        ...source,
        id: 'borders',
        type: 'line',
        'source-layer': 'boundaries',
        paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [3, 3] },
      },
      ...nameLayers(colours),
    ],
  };
}
