import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const CORE = 'node_modules/@mantine/core';
const SHEETS = 'src/shared/look/styles.ts';
// Hung on their component (Radio.Card) and so always loaded, but not drawn by it.
const HUNG_ON = /\/(RadioCard|CheckboxCard)\.module\.mjs$/;

// Without its sheet a component still works, only bare: nothing else would tell.
test('every Mantine component that the app draws has its sheet imported', () => {
  const imported = new Set(matches(SHEETS, /@mantine\/core\/styles\/(\w+)\.layer\.css/g));

  const missing = sheetsOf(componentsUsed()).filter((sheet) => !imported.has(sheet));

  expect(missing, `add to ${SHEETS}, in Mantine's order`).toEqual([]);
});

test('the sheets stand in the order of the whole sheet, so that what builds on another comes after it', () => {
  const imported = matches(SHEETS, /@mantine\/core\/styles\/(\w+)\.layer\.css/g);
  const whole = squeeze(readFileSync(join(CORE, 'styles.css'), 'utf8'));
  const place = (sheet: string) => whole.indexOf(squeeze(readFileSync(join(CORE, `styles/${sheet}.css`), 'utf8')));

  expect(imported).toEqual([...imported].sort((one, other) => place(one) - place(other)));
});

function componentsUsed(): string[] {
  const named = /import (?:type )?\{([^}]+)\} from ['"]@mantine\/core['"]/g;
  const notifications = files('node_modules/@mantine/notifications/esm', '.mjs');
  return [...files('src', '.tsx'), ...notifications]
    .flatMap((file) => matches(file, named))
    .flatMap((names) => names.match(/\b[A-Z]\w+/g) ?? []);
}

/** The sheets of components and of all that they are made of, found through Mantine's own modules. */
function sheetsOf(components: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = components.map((name) => join(CORE, `esm/components/${name}/${name}.mjs`));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const folder = dirname(file);
    waiting.push(...matches(file, /from "(\.[^"]+)"/g).map((path) => join(folder, path)));
  }
  const named = [...seen]
    .filter((file) => file.endsWith('.module.mjs') && !HUNG_ON.test(file))
    .map((file) => basename(file, '.module.mjs'));
  return named.filter((name) => existsSync(join(CORE, `styles/${name}.layer.css`)));
}

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

function matches(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap((match) => match[1] ?? []);
}

function squeeze(css: string): string {
  return css.replaceAll(/\s/g, '');
}
