import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** What came of a Containerfile: its last stage, as a folder that stands for the root of the image. */
export interface Image {
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: number;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

interface Stage {
  readonly root: string;
  workdir: string;
  user: number;
  readonly env: Record<string, string>;
  /** Arguments of the build, which only RUN sees. */
  readonly args: Record<string, string>;
  command: readonly string[];
  health: readonly string[];
}

interface Build {
  /** The folder from which COPY takes. */
  readonly context: string;
  readonly file: string;
  /** Where the stages are made. */
  readonly scratch: string;
  readonly args: Readonly<Record<string, string>>;
}

/** Carries out the steps of a Containerfile in folders, with this machine's Node. An instruction that it does not know fails. */
export async function buildImage({ context, file, scratch, args }: Build): Promise<Image> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const [instruction, rest] of instructionsOf(await readFile(file, 'utf8'))) {
    if (instruction === 'FROM') {
      const name = /\bAS (\S+)$/.exec(rest)?.[1] ?? 'last';
      stage = { root: join(scratch, name), workdir: '/', user: 0, env: {}, args: {}, command: [], health: [] };
      await mkdir(stage.root);
      stages.set(name, stage);
    } else if (stage) {
      await follow(stage, { instruction, rest, context, stages, given: args });
    }
  }
  if (!stage) throw new Error(`${file} has no stage`);
  return stage;
}

interface Step {
  readonly instruction: string;
  readonly rest: string;
  readonly context: string;
  readonly stages: ReadonlyMap<string, Stage>;
  readonly given: Readonly<Record<string, string>>;
}

async function follow(stage: Stage, { instruction, rest, context, stages, given }: Step): Promise<void> {
  const inside = (path: string): string => join(stage.root, resolve(stage.workdir, path));
  switch (instruction) {
    case 'WORKDIR':
      stage.workdir = rest;
      return void (await mkdir(inside('.'), { recursive: true }));
    case 'ENV':
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) {
        stage.env[name] = value.startsWith('/') ? join(stage.root, value) : value;
      }
      return undefined;
    case 'ARG':
      return void (given[rest] !== undefined && (stage.args[rest] = given[rest]));
    case 'USER':
      stage.user = Number(rest.split(':')[0]);
      return undefined;
    case 'COPY': {
      const from = /^--from=(\S+) /.exec(rest)?.[1];
      const paths = rest.replace(/^--from=\S+ /, '').split(' ');
      const source = from === undefined ? context : stages.get(from)?.root;
      if (source === undefined) throw new Error(`COPY from ${from}, which is no stage`);
      const to = paths.pop() ?? '';
      for (const path of paths) await copy(join(source, path), inside(to), to.endsWith('/'));
      return undefined;
    }
    case 'RUN':
      return run(rest, inside('.'), { ...stage.env, ...stage.args });
    case 'CMD':
      stage.command = listOf(rest);
      return undefined;
    case 'HEALTHCHECK':
      stage.health = listOf(rest.replace(/^(--\S+ )*CMD /, ''));
      return undefined;
    case 'VOLUME':
    case 'EXPOSE':
    case 'STOPSIGNAL':
      return undefined;
    default:
      throw new Error(`The drill does not know ${instruction}`);
  }
}

function instructionsOf(text: string): (readonly [string, string])[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return [instruction, rest] as const;
  });
}

function listOf(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.map(String) : [];
}

/** Into a folder whose path ends with a slash; else under the new name. */
async function copy(from: string, to: string, isFolder: boolean): Promise<void> {
  const target = isFolder ? join(to, basename(from)) : to;
  await mkdir(dirname(target), { recursive: true });
  await cp(from, target, { recursive: true, verbatimSymlinks: true });
}

/** Nothing of the drill's own surroundings reaches the build, but where npm finds packages. */
const OURS = /^(NODE_ENV|VITE|TEST|DEV|PROD|MODE|BASE_URL|SSR|npm_(?!config_registry))/;

async function run(command: string, cwd: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));
  const child = spawn('sh', ['-c', command], { cwd, env: { ...env, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}: ${output}`);
}

/** The files that a build would be given: those of the repository that no `.gitignore` leaves out. */
export async function copyContext(repository: string, to: string): Promise<void> {
  const argv = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', argv, { cwd: repository, maxBuffer: 2 ** 26 });
  for (const path of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(join(repository, path), join(to, path), { verbatimSymlinks: true }).catch((error: unknown) => {
      // Deleted, and not yet committed.
      if (!String(error).includes('ENOENT')) throw error;
    });
  }
}
