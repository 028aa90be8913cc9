import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';

/** What names are written in: ink, and the ground's colour around each letter. */
export interface NameColours {
  readonly name: string;
  readonly land: string;
}

/**
 * The page's own font, of which MapLibre draws each letter by itself since the style names no `glyphs`. It takes the weight
 * from the word in the first name, which no font of ours has.
 */
const PLAIN = ['Figtree'];
const STRONG = ['Figtree Semibold', 'Figtree'];

const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:pt'], ['get', 'name']];
/** Where there is room for one of two, it is for that which is shown from farther away. */
const SOONEST: ExpressionSpecification = ['coalesce', ['get', 'min_zoom'], 20];
/** A step of Protomaps' for how many live there; 11 is from 500,000 on, 8 from 50,000 on. */
const RANK: ExpressionSpecification = ['coalesce', ['get', 'population_rank'], 0];
const SOURCE = { source: 'map', type: 'symbol' } as const;

/**
 * Names of streets, districts and cities, of the layers of a Protomaps basemap: in Portuguese where they have one. What
 * stands later is placed first, so a city keeps its name where a street has no room for its own.
 */
export function nameLayers({ name, land }: NameColours): SymbolLayerSpecification[] {
  const paint = { 'text-color': name, 'text-halo-color': land, 'text-halo-width': 1.5 };
  return [
    { ...roadNames('street-names', ['minor_road', 'other'], 11), minzoom: 14, paint },
    { ...roadNames('main-road-names', ['highway', 'major_road'], 12), minzoom: 13, paint },
    {
      ...SOURCE,
      id: 'district-names',
      'source-layer': 'places',
      minzoom: 11,
      filter: ['in', ['get', 'kind'], ['literal', ['neighbourhood', 'macrohood']]],
      layout: {
        'text-field': NAME,
        'text-font': PLAIN,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 16, 14],
        'text-letter-spacing': 0.04,
        'text-max-width': 8,
        'text-padding': 12,
        'symbol-sort-key': SOONEST,
      },
      paint,
    },
    {
      ...SOURCE,
      id: 'city-names',
      'source-layer': 'places',
      // Nearer than this one is inside it.
      maxzoom: 15,
      filter: ['==', ['get', 'kind'], 'locality'],
      layout: {
        'text-field': NAME,
        'text-font': STRONG,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['step', RANK, 10, 11, 12],
          10,
          ['step', RANK, 12, 8, 13, 11, 16],
          14,
          ['step', RANK, 13, 8, 16, 11, 20],
        ],
        'text-max-width': 8,
        'text-padding': 8,
        'symbol-sort-key': SOONEST,
      },
      paint,
    },
  ];
}

function roadNames(id: string, kinds: readonly string[], size: number) {
  return {
    ...SOURCE,
    id,
    'source-layer': 'roads',
    filter: ['in', ['get', 'kind'], ['literal', [...kinds]]] satisfies ExpressionSpecification,
    layout: {
      'text-field': NAME,
      'text-font': PLAIN,
      'text-size': size,
      'symbol-placement': 'line',
      'symbol-sort-key': SOONEST,
    } as const,
  };
}
