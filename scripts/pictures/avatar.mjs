import { circle, group, path, picture, rect, stroke } from './draw.mjs';

// Per arena: [colour of the background, colour of the sun, drawing of the sign].
const signs = {
  'areia-de-copacabana': [
    '#0b6e72',
    '#fff4dc',
    stroke(
      'M10 52q10 -12 20 0t20 0t20 0t20 0M10 68q10 -12 20 0t20 0t20 0t20 0M10 84q10 -12 20 0t20 0t20 0t20 0',
      '#fff4dc',
      7,
    ),
  ],
  'posto-nove': [
    '#ffb238',
    '#17464c',
    path('M8 84q16 -6 24 -32q6 -20 14 -20q8 0 14 22q6 -10 12 -10q8 2 20 40z', '#17464c'),
  ],
  'arena-gonzaga': [
    '#1f5fae',
    '#fff4dc',
    path('M16 66h68l-10 18H26zM30 62V48h12v14zM46 62V40h12v22zM62 62V30h10v32z', '#fff4dc'),
  ],
  'jurere-beach': [
    '#148a8b',
    '#ffe27a',
    path('M12 84Q50 10 88 84Z', '#fff4dc') + path('M34 84Q50 34 66 84Z', '#0b6e72'),
  ],
  'lagoa-sports': [
    '#17464c',
    '#ffb238',
    stroke('M14 66H86M32 80V34M68 80V34M14 60Q30 58 32 36Q50 72 68 36Q70 58 86 60', '#fff4dc', 5),
  ],
  'boa-viagem-arena': [
    '#b4432b',
    '#fff4dc',
    path('M42 84l4 -48h8l4 48zM40 36l10 -16 10 16z', '#fff4dc') + stroke('M24 84H76', '#fff4dc', 5),
  ],
  'praia-do-futuro': [
    '#ffb238',
    '#b4432b',
    path('M44 72L70 18Q92 52 72 72Z', '#b4432b') + stroke('M20 78Q50 92 84 78', '#17464c', 7),
  ],
  'arena-pampulha': [
    '#3d86b4',
    '#fff',
    path('M10 80V66a11 16 0 0 1 22 0a11 22 0 0 1 22 -6a17 30 0 0 1 36 6v14z', '#fff'),
  ],
  'lago-norte': ['#0b6e72', '#fff', stroke('M10 72Q28 16 44 72Q62 16 90 72M10 78H90', '#fff', 6)],
  'ponta-verde': [
    '#4fb3a6',
    '#17464c',
    stroke('M44 86Q44 58 56 42', '#5a3d28', 7) +
      path(
        'M56 42Q40 22 22 36Q40 34 54 44ZM56 42Q74 20 90 38Q72 34 58 45ZM56 42Q40 44 34 62Q46 50 58 46ZM56 42Q76 48 78 64Q68 52 56 47Z',
        '#14524a',
      ),
  ],
  'ibirapuera-sand': [
    '#2f8460',
    '#fff4dc',
    path('M44 86l4 -66h4l4 66z', '#fff4dc') +
      stroke('M10 86q10 -16 20 0q8 -14 14 0M56 86q8 -16 16 0q8 -14 18 0', '#fff4dc', 6),
  ],
  'arena-tatuape': [
    '#6b3fa0',
    '#ffb238',
    rect(18, 44, 16, 42, '#fff4dc') + rect(40, 24, 18, 62, '#ffb238') + rect(64, 36, 18, 50, '#fff4dc'),
  ],
  'itapua-beach': [
    '#fff0d0',
    '#b4432b',
    path('M38 84l6 -52h12l6 52z', '#b4432b') +
      stroke('M41 58h18M39 74h22', '#fff0d0', 6) +
      path('M42 32l8 -16 8 16z', '#17464c'),
  ],
};

/** An arena's round logo, for lists and reservations. */
export function avatar(slug) {
  const [ground, ring, sign] = signs[slug];
  return picture(
    100,
    100,
    rect(0, 0, 100, 100, ground) +
      circle(78, 24, 9, ring, { opacity: 0.9 }) +
      group('translate(50 52) scale(.78) translate(-50 -52)', sign),
  );
}
