// Draws the icons of the installed app into public/icons from public/logo.svg: run it after a change of the logo and commit the result.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../public/icons/', import.meta.url);
const logo = readFileSync(new URL('../public/logo.svg', import.meta.url), 'utf8');
// Phones cut their own shape out of it, down to a circle of four fifths: the ground reaches the edge, and the drawing stands within.
const whole = logo.replace(' rx="12"', '').replace('translate(4 4) scale(.84)', 'translate(9.6 9.6) scale(.6)');

mkdirSync(folder, { recursive: true });
await draw(logo, 192, 'app-192');
await draw(logo, 512, 'app-512');
await draw(whole, 512, 'maskable-512');
await draw(whole.replace('translate(9.6 9.6) scale(.6)', 'translate(6.5 6.5) scale(.73)'), 180, 'apple-180');

async function draw(svg, size, name) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 48 }).resize(size, size);
  await picture.png({ palette: true }).toFile(fileURLToPath(new URL(`${name}.png`, folder)));
}
