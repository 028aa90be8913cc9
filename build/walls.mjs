// A lint rule for imports between folders: which folder may import which, and where a forbidden import belongs.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The groups of areas under src/areas and server/areas, each with the groups that it may import. */
const STREETS = { owner: ['competitions', 'entry', 'player'], competitions: ['player'], entry: ['player'], player: [] };

/** The areas of the owner's street in src; each may import those before it, so that they stand on few floors without a circle. */
const OWNER =
  'settings arenaPix paymentLinks products staff courts audit vouchers till arenaTournaments imports closures desk debts customers booking slots players agenda series statistics'.split(
    ' ',
  );

const DOMAIN_ALONE = 'domain/ knows no other folder: hand it in as an argument.';

/** The folders that each part may import besides itself, and the message for any other import; what is `above` in itself it may not. */
const PARTS = {
  'domain/values': { may: [], otherwise: 'domain/values stands under all rooms: move this to the room that it is of.' },
  'domain/contract': { may: ['domain'], otherwise: DOMAIN_ALONE },
  domain: {
    may: [],
    otherwise: DOMAIN_ALONE,
    above: ['domain/contract'],
    isAbove: 'domain/contract is made of the other rooms: what they share with it belongs to domain/values.',
  },
  machines: { may: ['domain'], otherwise: 'A chart knows domain/ alone: declare an actor, which src/ provides.' },
  'server/platform': {
    may: ['domain'],
    otherwise:
      'server/platform knows no people, hours or money: move this to server/core, or let server/start hand it in.',
  },
  'server/core': {
    may: ['server/platform', 'domain'],
    otherwise: 'server/core knows no street: move this to server/core, or let server/start hand it in.',
  },
  'server/areas': {
    may: ['server/core', 'server/platform', 'domain'],
    otherwise:
      'An area of the server knows core, platform and domain/: what is made of several streets stands in server/start.',
  },
  server: { may: ['domain'], otherwise: 'The server knows domain/ alone: what it shares with the app belongs there.' },
  visualizer: {
    may: ['src/shared/look'],
    otherwise:
      'The visualizer is a tool of its own: charts come in by its door, of the app it knows src/shared/look alone.',
  },
  'src/shared': {
    may: ['machines', 'domain'],
    otherwise: 'src/shared knows no area and no app: move it to src/shared, or let whoever uses this hand it in.',
  },
  'src/areas': {
    may: ['src/shared', 'machines', 'domain'],
    otherwise: 'An area knows src/shared, machines/ and domain/: what streets share is composed in src/app.',
  },
  src: {
    may: ['src', 'machines', 'domain', 'visualizer'],
    otherwise: 'The app never imports the server or tests: what they share belongs to domain/.',
  },
};

/**
 * The reason why a file may not import another, with advice where the import belongs; `undefined` when it may.
 * @param {string} from path from the root, such as `src/areas/owner/agenda/grid/GridCell.tsx`
 * @param {string} to the imported file's path from the root
 * @returns {string | undefined}
 */
export function faultOf(from, to) {
  const part = Object.keys(PARTS).find((folder) => isIn(from, folder));
  if (part === undefined) return undefined;
  if (part === 'src/areas' && isIn(to, part)) return faultBetweenAreas(areaOf(from), areaOf(to), to);
  if (part === 'server/areas' && isIn(to, part)) return faultBetweenStreets(areaOf(from), areaOf(to), SERVERS);
  const { may, otherwise, above = [], isAbove } = PARTS[part];
  if (above.some((folder) => isIn(to, folder))) return isAbove;
  if (isIn(to, part)) return undefined;
  return may.some((folder) => isIn(to, folder)) ? undefined : otherwise;
}

function faultBetweenAreas(mine, theirs, to) {
  if (mine.path === theirs.path) return undefined;
  const fault = faultBetweenStreets(mine, theirs, APPS);
  if (fault !== undefined) return fault;
  if (theirs.street === 'owner' && OWNER.indexOf(theirs.area) > OWNER.indexOf(mine.area))
    return isAboveMine(mine, theirs);
  const door = `src/areas/${theirs.path}/index.ts`;
  return to === door
    ? undefined
    : `Another area is entered by its door: export this from ${door} and import it from there.`;
}

function isAboveMine(mine, theirs) {
  return `${theirs.path} stands above ${mine.path} (OWNER in build/walls.mjs): move down what both need, or let ${theirs.path} hand it in.`;
}

function faultBetweenStreets(mine, theirs, otherwise) {
  if (mine.street === theirs.street || STREETS[mine.street].includes(theirs.street)) return undefined;
  return `The ${mine.street} street does not know the ${theirs.street} street: ${otherwise}`;
}

const APPS = 'move this to src/shared, or compose both in src/app from what their doors hand out.';
const SERVERS = 'move this to server/core, or compose both in server/start.';

function areaOf(path) {
  const [, , street, area] = path.split('/');
  return { street, area, path: `${street}/${area}` };
}

const isIn = (path, folder) => path.startsWith(`${folder}/`);

const pathOf = (file) => relative(ROOT, file).replaceAll('\\', '/');

/** The names of folders that imports may begin with, such as `#domain/`, and the folders. */
const NAMED = Object.entries(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).imports ?? {}).map(
  ([name, folder]) => [name.replace('*', ''), folder.replace('*', '')],
);

/** The imported file, or `undefined` for a package. */
function fileOf(specifier, from) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return resolve(dirname(from), path);
  const named = NAMED.find(([name]) => path.startsWith(name));
  return named && resolve(ROOT, named[1] + path.slice(named[0].length));
}

const imports = {
  create(context) {
    function check({ source }) {
      const specifier = source?.value;
      const to = typeof specifier === 'string' ? fileOf(specifier, context.filename) : undefined;
      if (to === undefined) return;
      const message = faultOf(pathOf(context.filename), pathOf(to));
      if (message !== undefined) context.report({ node: source, message });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'walls' }, rules: { imports } };
