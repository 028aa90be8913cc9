import { circle, ellipse, group, n, stroke } from './draw.mjs';

// The limbs' lines of each pose, with the feet at 0 0 and a height of 100 units.
const poses = {
  ready: {
    legs: 'M-16 0L-13 -22L-3 -44M17 0L15 -22L4 -44',
    arms: 'M1 -72L-13 -60L-2 -52M3 -72L16 -58L25 -64',
    back: 'M0 -44L2 -72',
    head: [5, -86],
    hand: [25, -64, 20],
  },
  serve: {
    legs: 'M-14 0L-8 -24L-2 -46M12 0L9 -24L3 -46',
    arms: 'M0 -74L-12 -92L-8 -108M3 -74L18 -84L24 -102',
    back: 'M0 -46L1 -74',
    head: [4, -88],
    hand: [24, -102, -20],
  },
  smash: {
    legs: 'M-20 -14L-8 -32L-2 -54M10 -8L16 -30L4 -54',
    arms: 'M2 -82L-15 -90L-24 -84M5 -82L18 -98L30 -112',
    back: 'M1 -54L4 -82',
    head: [7, -96],
    hand: [30, -112, 40],
    jump: true,
  },
  lunge: {
    legs: 'M-30 0L-14 -18L-4 -36M24 0L20 -20L3 -36',
    arms: 'M6 -62L20 -54L36 -52M4 -62L-10 -54L-20 -60',
    back: 'M-1 -36L6 -62',
    head: [13, -74],
    hand: [36, -52, 80],
  },
  header: {
    legs: 'M-12 -6L-10 -30L-2 -52M14 -10L8 -32L3 -52',
    arms: 'M1 -80L-16 -76L-24 -88M3 -80L18 -76L26 -86',
    back: 'M0 -52L2 -80',
    head: [5, -94],
    jump: true,
  },
  kick: {
    legs: 'M-8 0L-6 -24L-2 -46M26 -52L18 -40L3 -46',
    arms: 'M-2 -74L-20 -66L-28 -76M0 -74L14 -64L22 -70',
    back: 'M0 -46L-3 -74',
    head: [-3, -88],
  },
  set: {
    legs: 'M-12 0L-10 -24L-3 -46M12 0L11 -24L3 -46',
    arms: 'M-1 -74L-12 -90L-6 -104M3 -74L14 -90L10 -104',
    back: 'M0 -46L1 -74',
    head: [2, -88],
  },
};

/** One player at a spot of the court. A negative `look` mirrors the figure; `racket` is for beach tennis. */
export function player(p, spot, { pose, look = 1, number = 0, racket = false }) {
  const { legs, arms, back, head, hand, jump } = poses[pose];
  const skin = p.skin[number % p.skin.length];
  const shirt = p.shirts[number % p.shirts.length];
  const size = Math.round(spot.scale * 235) / 100;
  const backlit = skin === shirt;
  const bald = backlit || spot.scale < 0.58; // too far to see hair
  const figure = [
    ellipse(10, 2, 30, 6, p.shade, { opacity: jump ? 0.18 : 0.32 }),
    stroke(legs + arms, skin, 7.5),
    backlit ? '' : stroke(back.replace(/L.*/, 'v-3'), p.dark, 19),
    stroke(back, shirt, 16),
    stroke(`M${head[0]} ${head[1]}h0`, skin, 17),
    bald ? '' : stroke(`M${head[0] - 7} ${head[1] - 3}q7-10 15-2`, p.dark, 5),
    racket && hand ? racketAt(hand[0], hand[1], hand[2], p.shirts[(number + 1) % p.shirts.length], p.dark) : '',
  ];
  return group(`translate(${n(spot.x)} ${n(spot.y)})scale(${look < 0 ? `-${size} ` : ''}${size})`, figure.join(''));
}

/** A beach tennis racket, drawn from its handle. */
function racketAt(x, y, turn, face, edge) {
  return group(
    `translate(${n(x)} ${n(y)})rotate(${turn})`,
    stroke('M0 4V-9', edge, 4) + stroke('M0 -18v-6', edge, 22) + stroke('M0 -18v-6', face, 18),
  );
}

export function ball(x, y, r) {
  const seam = `M${n(x - r * 0.85)} ${n(y + r * 0.4)}q${n(r * 0.9)} ${n(r * 0.1)} ${n(r * 0.95)} -${n(r * 1.3)}`;
  return circle(x, y, r, '#ffe27a') + (r < 15 ? '' : stroke(seam, '#b86f00', r * 0.12));
}
