// The five views of an arena. Each takes a palette, a city and a few options, and returns the content of a picture.
import { HEIGHT, WIDTH, circle, gradient, group, path, rect, stroke } from './draw.mjs';
import { camera, courtFromAbove, courtLines, net } from './court.mjs';
import { cities } from './land.mjs';
import { ball, player } from './people.mjs';
import { bench, coconut, cooler, flags, kit, palms, umbrella, umbrellaCloth, umbrellaFromAbove } from './props.mjs';
import { birds, floodlights, sand, sea, sky } from './sky.mjs';

function backdrop({ p, city, roll, sunX, sunY, night, calm }) {
  return (
    sky(p, { sunX, sunY, sunR: night ? 34 : 58, clouds: 2, stars: night ? 14 : 0, roll }) +
    cities[city](p) +
    sea(p, { sunX, roll, calm }) +
    sand(p, { roll })
  );
}

function rally(p, spot, players, order) {
  return players
    .filter((one) => (order === 'behind' ? one.v < 0.5 : one.v > 0.5))
    .sort((one, other) => one.v - other.v)
    .map((one) => player(p, spot(one.u, one.v), one))
    .join('');
}

/** The whole court with the city behind it. */
function wide(scene) {
  const { p, players, lean = 0, racket = false, edge = 'palms', night = false } = scene;
  const spot = camera({ farX: 600 - lean, nearX: 600 + lean });
  const people = players.map((one, number) => ({ number, racket, ...one }));
  const edges = {
    palms: palms(p, [
      [92, 566, 1.7, 1],
      [1128, 520, 1.25, -1],
    ]),
    umbrellas:
      umbrella(p, 118, 548, 0.9) + umbrella(p, 1080, 528, 0.75, ['#0b6e72', '#fff4dc']) + cooler(p, 214, 552, 0.6),
    flags: flags(p, 70, 560) + bench(p, 1096, 566, 0.8),
    lamps: floodlights(p),
  };
  return (
    backdrop(scene) +
    (night ? '' : birds(p, 330, 150)) +
    edges[edge] +
    courtLines(p, spot) +
    rally(p, spot, people, 'behind') +
    net(p, spot) +
    ball(scene.ball[0], scene.ball[1], 11) +
    rally(p, spot, people, 'front')
  );
}

/** At sand level by the net, with large figures. */
function near(scene) {
  const { p, players, racket = false, night = false, right = 'palm' } = scene;
  const spot = camera({ farY: 500, nearY: 930, farHalf: 420, nearHalf: 960, farX: 560, nearX: 680 });
  const people = players.map((one, number) => ({ number, racket, ...one }));
  const side = {
    palm: palms(p, [[1090, 560, 1.9, -1]]),
    umbrella: umbrella(p, 1060, 560, 1.3),
    lamps: floodlights(p, [90, 1110]),
    none: '',
  };
  return (
    backdrop(scene) +
    (night ? '' : birds(p, 200, 120)) +
    side[right] +
    courtLines(p, spot) +
    rally(p, spot, people, 'behind') +
    net(p, spot, { height: 165 }) +
    ball(scene.ball[0], scene.ball[1], 18) +
    rally(p, spot, people, 'front')
  );
}

/** From above: courts, umbrellas and the edge of the sea. */
function above({ p, roll, courts = 2, water = true, people = 6 }) {
  const colours = ['#b4432b', '#0b6e72', '#ffb238', '#1f5fae'];
  const parts = [gradient('sand', [p.sand[0], p.sand[1]], { x2: 1, y2: 0.4 }), rect(0, 0, WIDTH, HEIGHT, 'url(#sand)')];
  let grain = '';
  for (let row = 0; row < 10; row++) grain += `M${Math.round(roll(0, 1100))} ${Math.round(roll(170, 780))}q30 -9 66 0`;
  parts.push(stroke(grain, p.shade, 3, { opacity: 0.14 }));
  if (water) {
    const edge = (y) => `M-20 ${y}q110 44 240 14t260 10t250 -14t260 18t240 -22`;
    parts.push(
      path(`${edge(140)}V-10H-20Z`, p.sea[1], { opacity: 0.45 }),
      path(`${edge(112)}V-10H-20Z`, p.sea[1]),
      path(`${edge(60)}V-10H-20Z`, '#052f3a', { opacity: 0.16 }),
    );
    parts.push(stroke(edge(142), '#fff', 12, { opacity: 0.85 }), stroke(edge(98), '#fff', 5, { opacity: 0.5 }));
  }
  const top = water ? 250 : 160;
  const width = courts === 2 ? 440 : 660;
  const xs = courts === 2 ? [110, 650] : [270];
  const field = xs.map((x) => courtFromAbove(p, x, top + 40, width, width / 2)).join('');
  const dots = [];
  for (let one = 0; one < people; one++) {
    const x = xs[one % xs.length] + roll(0.08, 0.92) * width;
    const y = top + 40 + roll(0.1, 0.9) * (width / 2);
    dots.push(
      stroke(`M${Math.round(x)} ${Math.round(y)}l34 26`, p.shade, 12, { opacity: 0.35 }),
      circle(x, y, 12, p.shirts[one % p.shirts.length]),
      circle(x, y, 6, p.skin[one % p.skin.length]),
    );
  }
  parts.push(group(`rotate(${courts === 2 ? -4 : -9} 600 ${top + 180})`, field + dots.join('')));
  if (!water) return parts.join('') + treetops(p, roll);
  parts.push(umbrellaCloth(p));
  for (let one = 0; one < 7; one++)
    parts.push(umbrellaFromAbove(60 + one * 178 + roll(-30, 30), roll(690, 770), roll(34, 50), colours[one % 4]));
  for (let one = 0; one < 3; one++)
    parts.push(umbrellaFromAbove(100 + one * 380 + roll(0, 200), roll(196, 216), 26, colours[(one + 2) % 4]));
  return parts.join('');
}

/** The trees around an arena far from the sea. */
function treetops(p, roll) {
  const crowns = [0, 1, 2].map(() => '');
  for (let tree = 0; tree < 26; tree++) {
    const x = Math.round(tree * 96 - (tree > 12 ? 1230 : 0) + roll(-20, 20));
    const y = Math.round(tree > 12 ? roll(742, 800) : roll(0, 46));
    crowns[0] += `M${x + 22} ${y + 20}h0`;
    crowns[1] += `M${x} ${y}h0`;
    crowns[2] += `M${x - 14} ${y - 14}h0`;
  }
  return (
    stroke(crowns[0], p.shade, 104, { opacity: 0.18 }) +
    stroke(crowns[1], p.leaf[1], 104) +
    stroke(crowns[2], p.leaf[0], 58)
  );
}

/** Racket and ball on the sand, with the empty court behind. */
function still(scene) {
  const { p, extra = 'coconut' } = scene;
  const spot = camera({ farY: 478, nearY: 640, farX: 760, nearX: 820, farHalf: 230, nearHalf: 420 });
  const extras = {
    coconut: coconut(p, 850, 690, 1.5),
    cooler: cooler(p, 900, 690, 1.5),
    umbrella: umbrella(p, 1010, 690, 1.7),
    none: '',
  };
  return (
    backdrop(scene) +
    courtLines(p, spot) +
    net(p, spot, { height: 150 }) +
    palms(p, [[1150, 540, 1.5, -1]]) +
    extras[extra] +
    kit(p, 380, 660, 1.25)
  );
}

/** Under a roof, because it rains a lot in São Paulo. */
function covered({ p, players, roll, racket = true, city, ball: where }) {
  const spot = camera({});
  const people = players.map((one, number) => ({ number, racket, ...one }));
  let trusses = '';
  let lamps = '';
  for (let bay = 0; bay < 4; bay++) {
    const y = 60 + bay * 52;
    const inset = bay * 74;
    trusses += `M${inset - 40} ${y + 90}Q600 ${y - 90} ${1240 - inset} ${y + 90}`;
    if (bay < 2) lamps += `M${430 - bay * 8 + inset * 0.1} ${y + 22}h70M${700 + bay * 8 - inset * 0.1} ${y + 22}h70`;
  }
  return (
    sky(p, { clouds: 2, roll, sunX: 900, sunY: 300, sunR: 40 }) +
    cities[city](p) +
    path('M0 376H1200V470H0Z', p.leaf[0]) +
    stroke('M0 400q60 -40 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0', p.leaf[1], 44) +
    sand(p, { roll }) +
    path('M0 0H1200V250Q600 40 0 250Z', p.dark) +
    stroke(trusses, p.net, 9, { opacity: 0.9 }) +
    stroke('M60 230V560M1140 230V560M310 300V470M890 300V470', p.dark, 16) +
    stroke(lamps, p.lit, 9) +
    courtLines(p, spot) +
    rally(p, spot, people, 'behind') +
    net(p, spot) +
    ball(where[0], where[1], 11) +
    rally(p, spot, people, 'front')
  );
}

export const views = { wide, near, above, still, covered };
