// The landmarks on the horizon by which each city is recognised.
import { HORIZON } from './sky.mjs';
import { circle, dice, path, rect, stroke } from './draw.mjs';

const base = HORIZON + 4;
const close = 'V380H0Z';

function towers(p, name, { from = 0, to = 1200, low = 40, high = 150, wide = 66, lit = false } = {}) {
  const roll = dice(name);
  let far = '';
  let near = '';
  let windows = '';
  for (let x = from; x < to;) {
    const width = Math.round(roll(wide / 2, wide));
    const height = Math.round(roll(low, high));
    const outline = `M${x} ${base}v-${height}h${width}v${height}`;
    if (roll(0, 1) > 0.5) far += outline;
    else near += outline;
    if (lit) windows += `M${x + 8} ${base - height + 12}v${Math.max(4, height - 24)}`;
    x += width + Math.round(roll(-4, 14));
  }
  return (
    path(far, p.wall[0]) +
    path(near, p.wall[1]) +
    (lit ? stroke(windows, p.lit, 5, { 'stroke-dasharray': '4 13', opacity: 0.8 }) : '')
  );
}

const hills = (p, far, near) => path(`${far}${close}`, p.far[0]) + path(`${near}${close}`, p.far[1]);

function sail(x, y, size, colour) {
  return (
    path(`M${x} ${y}l${size} -${size * 1.5}q${size * 0.5} ${size * 0.9} ${size * 0.1} ${size * 1.5}z`, colour) +
    stroke(`M${x - size * 0.4} ${y + 5}h${size * 1.9}`, '#6b4a30', 5)
  );
}

function lighthouse(p, x, height) {
  const top = base - height;
  return (
    path(`M${x - 17} ${base}L${x - 11} ${top}h22L${x + 17} ${base}z`, '#f7f2e6') +
    stroke(
      `M${x - 12} ${top + height * 0.25}h24M${x - 14} ${top + height * 0.55}h28M${x - 15} ${top + height * 0.85}h30`,
      '#b4432b',
      height * 0.13,
      { 'stroke-linecap': 'butt' },
    ) +
    path(`M${x - 15} ${top}h30l-5 -18h-20z`, p.dark) +
    circle(x, top - 9, 5, p.lit)
  );
}

export const cities = {
  rio: (p) =>
    hills(
      p,
      'M0 330q120 -90 230 -30q60 -120 130 -20q120 -30 260 40q280 -40 580 20',
      'M0 372h640q20 -20 52 -34q22 -150 74 -156q60 2 84 160q44 -46 108 -40q70 4 100 56q60 -10 142 14',
    ) + stroke('M150 282v-30M140 262h20', p.far[0], 6),
  ipanema: (p) =>
    hills(
      p,
      'M0 340q200 -60 420 -10q200 30 780 -30',
      'M0 372h90q70 -30 110 -130q30 -84 72 -84q40 0 66 82q24 -30 48 -30q44 4 84 116q60 44 130 46',
    ) + towers(p, 'ipanema', { from: 560, high: 78, low: 36 }),
  santos: (p) =>
    hills(p, 'M0 330q180 -70 420 0t780 -16', 'M0 372') +
    towers(p, 'santos', { to: 760, low: 60, high: 130 }) +
    path('M880 366h230l-26 24H902z', p.dark) +
    path('M920 366v-22h44v22zM968 366v-30h44v30zM1016 366v-20h44v20zM1072 366v-52h22v52z', '#b4432b'),
  floripa: (p) =>
    hills(p, 'M0 320q140 -90 300 -20q160 -80 330 0q260 -70 570 20', 'M0 350q160 -54 330 22M860 372q140 -70 340 -40') +
    stroke('M330 352H870M330 372v-126M870 372v-126', p.dark, 7) +
    stroke('M230 352Q330 300 330 250Q600 400 870 250Q880 310 970 352', p.dark, 4) +
    stroke('M420 352v-54M500 352v-26M600 352v-14M700 352v-26M780 352v-54', p.dark, 2),
  jurere: (p) =>
    hills(
      p,
      'M0 340q200 -110 420 -30q180 -100 380 10q200 -70 400 10',
      'M0 366q90 -60 240 -20q120 10 200 26M820 372q170 -96 380 -34',
    ),
  recife: (p) =>
    towers(p, 'recife', { to: 860, low: 70, high: 190 }) +
    stroke('M700 392h500M820 402h380', p.dark, 7, { opacity: 0.5 }) +
    lighthouse(p, 1040, 110),
  fortaleza: (p) =>
    path(`M0 372q160 -84 330 -12q140 -66 300 12q200 -40 570 -8${close}`, p.sand[0]) +
    [120, 260, 420].map((x) => stroke(`M${x} 360v-110l-34 -22M${x} 250l36 -18M${x} 250l-2 42`, p.wall[0], 4)).join('') +
    sail(780, 392, 52, '#fff4dc') +
    sail(980, 384, 38, '#ffb238'),
  pampulha: (p) =>
    hills(p, 'M0 320q240 -70 520 -14q300 -60 680 10', 'M0 356q200 -30 480 0t720 -6') +
    path(
      'M420 380v-40a50 74 0 0 1 100 0v40zM520 380v-24a30 46 0 0 1 60 0v24zM580 380v-60a66 96 0 0 1 132 0v60zM712 380v-24a30 46 0 0 1 60 0v24z',
      '#f4f7f6',
    ) +
    path('M434 380v-38a36 58 0 0 1 72 0v38zM598 380v-56a48 74 0 0 1 96 0v56z', '#3d86b4') +
    path('M366 380l6 -118h16l6 118z', '#e5ece9'),
  brasilia: (p) =>
    hills(p, 'M0 352q300 -30 620 -4t580 -8', 'M0 366q300 -16 600 0t600 0') +
    stroke('M90 372Q200 200 330 372Q440 190 570 372Q680 210 790 372', '#f7f7f2', 9) +
    stroke('M40 366H850', '#dfe6e2', 8) +
    rect(960, 246, 22, 126, '#f2f4ef') +
    rect(992, 246, 22, 126, '#dbe3df') +
    path('M900 372a34 26 0 0 1 68 0zM1020 346a46 26 0 0 0 92 0z', '#f7f7f2') +
    rect(880, 368, 250, 8, '#e6ebe6'),
  maceio: (p) =>
    path(`M0 366q120 -44 300 -10q100 -26 210 16${close}`, p.far[1]) +
    sail(620, 400, 60, '#fff4dc') +
    sail(1010, 394, 50, '#ffb238'),
  ibirapuera: (p) =>
    towers(p, 'ibira', { low: 60, high: 200 }) +
    path('M884 380l12 -250h18l12 250z', '#f4f1e6') +
    path(
      'M0 380q50 -70 120 -30q50 -60 120 -10q70 -50 130 10q80 -40 140 16q80 -50 150 0q60 -40 120 10q130 -60 200 -4q90 -40 220 8V400H0Z',
      p.leaf[0],
    ),
  tatuape: (p) =>
    towers(p, 'tatu-far', { low: 90, high: 250, wide: 120 }) + towers(p, 'tatuape', { low: 40, high: 150, lit: true }),
  salvador: (p) =>
    hills(p, 'M0 350q180 -50 400 -6t800 -12', 'M640 372q120 -34 260 -30q160 0 300 30') + lighthouse(p, 850, 170),
};
