import type { Feature, Tags } from './vectorTile.ts';

export type Degrees = readonly [lng: number, lat: number];
type Shape = Omit<Feature, 'points'> & { readonly layer: string; readonly points: readonly Degrees[] };

const polygon = (layer: string, kind: string, points: readonly Degrees[]): Shape => {
  return { layer, tags: { kind }, type: 'polygon', points };
};
const road = (kind: string, name: string, points: readonly Degrees[]): Shape => {
  return { layer: 'roads', tags: { kind, name }, type: 'line', points };
};
const place = (tags: Tags, point: Degrees): Shape => ({ layer: 'places', tags, type: 'point', points: [point] });
const city = (name: string, rank: number, point: Degrees): Shape => {
  return place({ kind: 'locality', name, population_rank: rank, min_zoom: 16 - rank }, point);
};
const district = (name: string, point: Degrees): Shape => place({ kind: 'neighbourhood', name, min_zoom: 12 }, point);

const SHORE: readonly Degrees[] = [
  [-46.95, -24.15],
  [-46.75, -24.13],
  [-46.6, -24.06],
  [-46.47, -24.02],
  [-46.4, -23.985],
  [-46.375, -23.972],
  [-46.355, -23.969],
  [-46.335, -23.9685],
  [-46.315, -23.972],
  [-46.305, -23.985],
  [-46.29, -23.995],
  [-46.265, -23.995],
  [-46.24, -24.003],
  [-46.2, -24.0],
  [-46.15, -23.96],
  [-46.05, -23.86],
];
const BEHIND = SHORE.map(([lng, lat]): Degrees => [lng, lat + 0.003]).toReversed();

/** Streets of Santos, from west to east and from north to south. */
const DOWN = [
  'Rua Goiás',
  'Rua Bahia',
  'Rua Paraná',
  'Avenida Pinheiro Machado',
  'Avenida Bernardino de Campos',
  'Avenida Ana Costa',
  'Avenida Washington Luís',
  'Avenida Conselheiro Nébias',
  'Rua Oswaldo Cruz',
  'Avenida Siqueira Campos',
];
const ACROSS = [
  'Rua Carvalho de Mendonça',
  'Rua Pedro Américo',
  'Rua Espírito Santo',
  'Rua Azevedo Sodré',
  'Rua Tolentino',
];

/** What the small map of the coast shows, in the layers of a Protomaps basemap. */
export const SHAPES: readonly Shape[] = [
  polygon('landuse', 'forest', [
    [-46.95, -23.85],
    [-46.6, -23.82],
    [-46.4, -23.83],
    [-46.05, -23.72],
    [-46.05, -23.8],
    [-46.3, -23.9],
    [-46.55, -23.93],
    [-46.95, -24.0],
  ]),
  polygon('landuse', 'park', [
    [-46.665, -23.582],
    [-46.653, -23.582],
    [-46.65, -23.593],
    [-46.662, -23.595],
  ]),
  polygon('landuse', 'beach', [...SHORE, ...BEHIND]),
  polygon('water', 'ocean', [...SHORE, [-46.05, -24.25], [-46.95, -24.25]]),
  polygon('water', 'lake', [
    [-46.72, -23.71],
    [-46.66, -23.73],
    [-46.6, -23.76],
    [-46.53, -23.78],
    [-46.58, -23.8],
    [-46.66, -23.78],
    [-46.72, -23.75],
  ]),
  {
    layer: 'water',
    tags: { kind: 'river' },
    type: 'line',
    points: [
      [-46.36, -23.88],
      [-46.37, -23.93],
      [-46.39, -23.96],
      [-46.4, -23.985],
    ],
  },
  road('highway', 'Rodovia Anchieta', [
    [-46.62, -23.56],
    [-46.6, -23.65],
    [-46.55, -23.74],
    [-46.48, -23.86],
    [-46.39, -23.89],
    [-46.34, -23.93],
  ]),
  road('highway', 'Marginal Tietê', [
    [-46.78, -23.52],
    [-46.68, -23.52],
    [-46.6, -23.52],
    [-46.5, -23.51],
  ]),
  road('major_road', 'Avenida Paulista', [
    [-46.7, -23.57],
    [-46.64, -23.56],
    [-46.58, -23.54],
    [-46.54, -23.54],
  ]),
  road('major_road', 'Avenida da Praia', [
    [-46.375, -23.969],
    [-46.335, -23.9655],
    [-46.31, -23.969],
  ]),
  ...DOWN.map((name, street) =>
    road('minor_road', name, [
      [-46.36 + street * 0.006, -23.935],
      [-46.363 + street * 0.006, -23.967],
    ]),
  ),
  ...ACROSS.map((name, street) =>
    road('minor_road', name, [
      [-46.366, -23.939 - street * 0.006],
      [-46.302, -23.943 - street * 0.006],
    ]),
  ),
  city('São Paulo', 14, [-46.634, -23.55]),
  city('Santos', 10, [-46.325, -23.948]),
  city('São Vicente', 10, [-46.39, -23.958]),
  city('Guarujá', 10, [-46.268, -23.985]),
  city('Cubatão', 9, [-46.425, -23.89]),
  district('Boqueirão', [-46.32, -23.96]),
  district('Enseada', [-46.225, -23.985]),
  // As it would be called in another language, of which no letter is to be drawn.
  place({ kind: 'neighbourhood', name: 'Ŵŵŵ', 'name:pt': 'José Menino', min_zoom: 12 }, [-46.352, -23.962]),
];
