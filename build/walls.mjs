// A lint rule for imports between folders: which folder may import which, and where a forbidden import belongs.
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The groups of areas under src/areas, each with the groups that it may import through an area's index.ts. */
const STREETS = { owner: ['events', 'entry', 'player'], events: ['player'], entry: ['player'], player: [] };

/** The folders that each part may import besides itself, and the message for any other import. */
const PARTS = {
  domain: { may: [], otherwise: 'domain/ knows no other folder: hand it in as an argument.' },
  machines: { may: ['domain'], otherwise: 'A chart knows domain/ alone: declare an actor, which src/ provides.' },
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
  if (isIn(to, part)) return undefined;
  const { may, otherwise } = PARTS[part];
  return may.some((folder) => isIn(to, folder)) ? undefined : otherwise;
}

function faultBetweenAreas(mine, theirs, to) {
  if (mine.path === theirs.path) return undefined;
  if (mine.street !== theirs.street && !STREETS[mine.street].includes(theirs.street)) {
    return `The ${mine.street} street does not know the ${theirs.street} street: move this to src/shared, or compose both in src/app from what their doors hand out.`;
  }
  const door = `src/areas/${theirs.path}/index.ts`;
  return to === door
    ? undefined
    : `Another area is entered by its door: export this from ${door} and import it from there.`;
}

function areaOf(path) {
  const [, , street, area] = path.split('/');
  return { street, path: `${street}/${area}` };
}

const isIn = (path, folder) => path.startsWith(`${folder}/`);

const pathOf = (file) => relative(ROOT, file).replaceAll('\\', '/');

const imports = {
  create(context) {
    function check({ source }) {
      const specifier = source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const to = resolve(dirname(context.filename), specifier.replace(/\?.*$/, ''));
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
