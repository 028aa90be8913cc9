// SVG helpers. Numbers are kept short, so that a picture is only a few kilobytes.
export const WIDTH = 1200;
export const HEIGHT = 800;

// Tenths of a pixel are kept for small numbers only.
export const n = (value) => short(Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value));
const short = (value) => String(value).replace(/^(-?)0\./, '$1.');
export const points = (list) => list.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ');

/** One SVG element. Zeros are omitted, because zero is SVG's default for every attribute used here. */
export function tag(name, attributes, content = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== 0)
    .map(([key, value]) => ` ${key}="${tidy(value)}"`);
  const head = `<${name}${written.join('')}`;
  return content ? `${head}>${content}</${name}>` : `${head}/>`;
}

function tidy(value) {
  if (typeof value === 'number') return Math.abs(value) < 10 ? short(Math.round(value * 100) / 100) : n(value);
  return value.replace(/ (?=-)/g, '');
}

export const path = (d, fill, more = {}) => tag('path', { d, fill, ...more });
export const stroke = (d, colour, width, more = {}) =>
  tag('path', { d, stroke: colour, 'stroke-width': width, ...more });
export const circle = (cx, cy, r, fill, more = {}) => tag('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx, cy, rx, ry, fill, more = {}) => tag('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (x, y, width, height, fill, more = {}) => tag('rect', { x, y, width, height, fill, ...more });
export const group = (transform, content) => tag('g', { transform }, content);
export const at = (x, y, scale, content) =>
  group(`translate(${n(x)} ${n(y)})scale(${short(Math.round(scale * 100) / 100)})`, content);

export function gradient(id, colours, more = {}) {
  const stops = colours.map((colour, index) =>
    tag('stop', { offset: index / (colours.length - 1), 'stop-color': colour }),
  );
  return tag('linearGradient', { id, x2: 0, y2: 1, ...more }, stops.join(''));
}

/** The root element. It sets what most lines share: round ends, no fill. */
export function picture(width, height, content) {
  const shared = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, ...shared },
    content,
  );
}

/** A random number generator seeded by the name, so that a picture does not change when it is drawn again. */
export function dice(name) {
  let seed = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 16777619), 2166136261);
  return (from, to) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return from + ((seed >>> 8) / 16777216) * (to - from);
  };
}
