// Thirteen arenas with three or more pictures each: the view, the time of day and the players.
const beachTennis = [
  { pose: 'ready', u: -0.45, v: 0.2, look: 1 },
  { pose: 'smash', u: 0.4, v: 0.3, look: -1 },
  { pose: 'lunge', u: -0.55, v: 0.72, look: 1 },
  { pose: 'serve', u: 0.5, v: 0.82, look: -1 },
];
const footvolley = [
  { pose: 'ready', u: 0.5, v: 0.22, look: -1 },
  { pose: 'header', u: -0.3, v: 0.34, look: 1 },
  { pose: 'kick', u: 0.3, v: 0.7, look: -1 },
  { pose: 'ready', u: -0.6, v: 0.78, look: 1 },
];
const volleyball = [
  { pose: 'set', u: -0.2, v: 0.3, look: 1 },
  { pose: 'smash', u: 0.25, v: 0.36, look: -1 },
  { pose: 'lunge', u: 0.5, v: 0.76, look: -1 },
  { pose: 'set', u: -0.45, v: 0.68, look: 1 },
];
const duel = [
  { pose: 'smash', u: -0.1, v: 0.34, look: 1 },
  { pose: 'lunge', u: 0.32, v: 0.62, look: -1 },
];
const headers = [
  { pose: 'header', u: 0.18, v: 0.36, look: -1 },
  { pose: 'kick', u: -0.28, v: 0.6, look: 1 },
];
const spike = [
  { pose: 'set', u: -0.42, v: 0.3, look: 1 },
  { pose: 'smash', u: 0.1, v: 0.38, look: 1 },
  { pose: 'set', u: 0.3, v: 0.6, look: -1 },
];

const high = [640, 250];
const left = [470, 300];

export const arenas = {
  'areia-de-copacabana': {
    city: 'rio',
    pictures: [
      { view: 'wide', light: 'golden', players: beachTennis, racket: true, ball: high, sunX: 900, sunY: 250 },
      { view: 'near', light: 'sunset', players: duel, racket: true, ball: [700, 210], sunX: 300, sunY: 300 },
      { view: 'above', light: 'noon', courts: 2 },
      {
        view: 'wide',
        light: 'night',
        edge: 'lamps',
        players: volleyball,
        ball: left,
        night: true,
        sunX: 980,
        sunY: 90,
      },
    ],
  },
  'posto-nove': {
    city: 'ipanema',
    pictures: [
      {
        view: 'wide',
        light: 'sunset',
        edge: 'umbrellas',
        players: footvolley,
        ball: left,
        sunX: 190,
        sunY: 300,
        lean: 40,
      },
      { view: 'near', light: 'noon', players: headers, ball: [620, 190], sunX: 950, sunY: 120, right: 'umbrella' },
      { view: 'still', light: 'golden', sunX: 880, sunY: 240 },
    ],
  },
  'arena-gonzaga': {
    city: 'santos',
    pictures: [
      { view: 'wide', light: 'morning', edge: 'umbrellas', players: volleyball, ball: high, sunX: 860, sunY: 230 },
      { view: 'above', light: 'golden', courts: 2, people: 8 },
      {
        view: 'near',
        light: 'dusk',
        players: spike,
        ball: [560, 200],
        sunX: 980,
        sunY: 310,
        right: 'lamps',
        night: true,
      },
    ],
  },
  'jurere-beach': {
    city: 'jurere',
    pictures: [
      { view: 'wide', light: 'noon', players: beachTennis, racket: true, ball: left, sunX: 240, sunY: 110, lean: -40 },
      { view: 'still', light: 'morning', extra: 'umbrella', sunX: 700, sunY: 220 },
      { view: 'above', light: 'morning', courts: 1, people: 4 },
    ],
  },
  'lagoa-sports': {
    city: 'floripa',
    pictures: [
      { view: 'wide', light: 'dusk', edge: 'flags', players: footvolley, ball: high, calm: true, sunX: 600, sunY: 330 },
      {
        view: 'near',
        light: 'golden',
        players: duel,
        racket: true,
        ball: [760, 230],
        calm: true,
        sunX: 960,
        sunY: 250,
        right: 'none',
      },
      {
        view: 'wide',
        light: 'night',
        edge: 'lamps',
        players: beachTennis,
        racket: true,
        ball: left,
        night: true,
        calm: true,
        sunX: 240,
        sunY: 80,
      },
    ],
  },
  'boa-viagem-arena': {
    city: 'recife',
    pictures: [
      { view: 'wide', light: 'noon', players: footvolley, ball: high, sunX: 960, sunY: 120, lean: 30 },
      { view: 'near', light: 'morning', players: spike, ball: [540, 190], sunX: 980, sunY: 220, right: 'palm' },
      { view: 'above', light: 'noon', courts: 1, people: 5 },
    ],
  },
  'praia-do-futuro': {
    city: 'fortaleza',
    pictures: [
      { view: 'wide', light: 'golden', edge: 'flags', players: volleyball, ball: left, sunX: 620, sunY: 280 },
      { view: 'still', light: 'noon', extra: 'coconut', sunX: 760, sunY: 110 },
      { view: 'near', light: 'sunset', players: headers, ball: [640, 180], sunX: 900, sunY: 320, right: 'palm' },
    ],
  },
  'arena-pampulha': {
    city: 'pampulha',
    pictures: [
      {
        view: 'wide',
        light: 'morning',
        edge: 'flags',
        players: beachTennis,
        racket: true,
        ball: high,
        calm: true,
        sunX: 920,
        sunY: 170,
      },
      {
        view: 'wide',
        light: 'dusk',
        edge: 'lamps',
        players: volleyball,
        ball: left,
        calm: true,
        night: true,
        sunX: 250,
        sunY: 300,
      },
      { view: 'above', light: 'golden', courts: 2, water: false, people: 8 },
    ],
  },
  'lago-norte': {
    city: 'brasilia',
    pictures: [
      {
        view: 'wide',
        light: 'sunset',
        edge: 'flags',
        players: beachTennis,
        racket: true,
        ball: high,
        calm: true,
        sunX: 640,
        sunY: 310,
        lean: -30,
      },
      {
        view: 'near',
        light: 'noon',
        players: duel,
        racket: true,
        ball: [720, 210],
        calm: true,
        sunX: 300,
        sunY: 110,
        right: 'none',
      },
      { view: 'still', light: 'dusk', extra: 'cooler', calm: true, sunX: 330, sunY: 320 },
    ],
  },
  'ponta-verde': {
    city: 'maceio',
    pictures: [
      { view: 'wide', light: 'noon', players: beachTennis, racket: true, ball: left, sunX: 420, sunY: 110 },
      { view: 'above', light: 'noon', courts: 2, people: 7 },
      { view: 'near', light: 'golden', players: spike, ball: [560, 200], sunX: 320, sunY: 260, right: 'palm' },
    ],
  },
  'ibirapuera-sand': {
    city: 'ibirapuera',
    pictures: [
      { view: 'covered', light: 'morning', players: beachTennis, ball: left },
      { view: 'above', light: 'morning', courts: 2, water: false, people: 8 },
      { view: 'covered', light: 'dusk', players: volleyball, racket: false, ball: high },
    ],
  },
  'arena-tatuape': {
    city: 'tatuape',
    pictures: [
      { view: 'covered', light: 'night', players: footvolley, racket: false, ball: left },
      { view: 'covered', light: 'golden', players: beachTennis, ball: high },
      { view: 'above', light: 'noon', courts: 1, water: false, people: 4 },
    ],
  },
  'itapua-beach': {
    city: 'salvador',
    pictures: [
      { view: 'wide', light: 'morning', players: footvolley, ball: left, sunX: 360, sunY: 190, lean: 30 },
      { view: 'near', light: 'sunset', players: spike, ball: [560, 190], sunX: 560, sunY: 310, right: 'palm' },
      { view: 'still', light: 'golden', extra: 'coconut', sunX: 760, sunY: 250 },
    ],
  },
};
