// Draws the arenas' pictures and logos into public/pictures/arenas. The same input gives the same bytes:
// run it after a change in scripts/pictures and commit the result.
import { mkdirSync, writeFileSync } from 'node:fs';
import { avatar } from './pictures/avatar.mjs';
import { HEIGHT, WIDTH, dice, picture } from './pictures/draw.mjs';
import { palettes } from './pictures/palettes.mjs';
import { arenas } from './pictures/scenes.mjs';
import { views } from './pictures/views.mjs';

const folder = new URL('../public/pictures/arenas/', import.meta.url);
const MOST_BYTES = 6000;

mkdirSync(folder, { recursive: true });
for (const [slug, { city, pictures }] of Object.entries(arenas)) {
  pictures.forEach((choices, index) => save(`${slug}-${index + 1}`, draw(slug, city, choices, index)));
  save(`${slug}-avatar`, avatar(slug));
}

function draw(slug, city, choices, index) {
  const scene = { ...choices, city, p: palettes[choices.light], roll: dice(`${slug} ${index}`) };
  return picture(WIDTH, HEIGHT, views[choices.view](scene));
}

function save(name, svg) {
  const bytes = Buffer.byteLength(svg);
  if (bytes > MOST_BYTES) console.warn(`${name}: ${bytes} bytes, more than ${MOST_BYTES}`);
  writeFileSync(new URL(`${name}.svg`, folder), `${svg}\n`);
}
