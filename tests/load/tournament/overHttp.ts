import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { newId } from '#platform/database/uuid.ts';
import { type Answer, type Client, openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import { withServer } from '../server.ts';
import { ENTRANTS, GROUPS, scoreOf } from './work.ts';
import { type Field, makeField } from './world.ts';
import { sized } from '../size.ts';

const SERVER = { SEED: 'none', LIMITS: 'relaxed' };
/** Categories that are drawn while the time is taken; the last of them is played. */
const DRAWS = sized({ whole: 8, smoke: 1 });
/** The largest tournament that there is, in groups of four: 1,536 matches. */
const LARGEST = sized({ whole: 1_024, smoke: 16 });
const READS = sized({ whole: 40, smoke: 2 });
const WARM_UP = sized({ whole: 10, smoke: 1 });

export interface HttpRun {
  readonly kind: DatabaseKind;
  /** Milliseconds of each request. */
  readonly drawGroups: readonly number[];
  readonly makeMatches: readonly number[];
  readonly groupScore: readonly number[];
  readonly makeSecondPhase: number;
  readonly knockoutScore: readonly number[];
  readonly groups: readonly number[];
  readonly matches: readonly number[];
  readonly groupsGzBytes: number;
  readonly matchesGzBytes: number;
}

/** A tournament of 512 pairs from its draw to its champion, and the largest one read, by one client over HTTP. */
export function playOverHttp(root: string, kind: DatabaseKind): Promise<HttpRun> {
  return withDatabase(kind, root, async (database) => {
    const pairs = [...Array.from({ length: DRAWS }, () => ENTRANTS), LARGEST];
    const field = await database.use((open) => makeField(open, pairs));
    return withServer(root, { ...SERVER, ...database.variables }, async (server) => {
      const client = openClient(server);
      return { kind, ...(await playAll(client, field).finally(client.close)) };
    });
  });
}

async function playAll(client: Client, { organizer, categories }: Field): Promise<Omit<HttpRun, 'kind'>> {
  const call = caller(client, organizer.token);
  const [drawn, largest = ''] = [categories.slice(0, DRAWS), categories.at(-1)];
  const [drawGroups, makeMatches]: [number[], number[]] = [[], []];
  for (const id of drawn) {
    drawGroups.push((await call('drawGroups', id, { numberOfGroups: GROUPS })).ms);
    makeMatches.push((await call('makeMatches', id)).ms);
  }
  const played = drawn.at(-1) ?? '';
  const groupScore = await scoreAll(call, played);
  const secondPhase = await call('makeSecondPhase', played);
  const knockoutScore: number[] = [];
  for (let scored = await scoreAll(call, played); scored.length > 0; scored = await scoreAll(call, played)) {
    knockoutScore.push(...scored);
  }
  await call('drawGroups', largest, { numberOfGroups: LARGEST / 4 });
  await call('makeMatches', largest);
  const read = async (name: 'groups' | 'matches') => {
    const answers: Answer[] = [];
    for (let turn = 0; turn < WARM_UP + READS; turn += 1) answers.push(await call(name, largest));
    return { ms: answers.slice(WARM_UP).map(({ ms }) => ms), bytes: answers.at(-1)?.body.length ?? 0 };
  };
  const [groups, matches] = [await read('groups'), await read('matches')];
  return {
    drawGroups,
    makeMatches,
    groupScore,
    makeSecondPhase: secondPhase.ms,
    knockoutScore,
    groups: groups.ms,
    matches: matches.ms,
    groupsGzBytes: groups.bytes,
    matchesGzBytes: matches.bytes,
  };
}

type Call = ReturnType<typeof caller>;

/** Asks for one endpoint of one category or match; anything but success is an error. */
export function caller(client: Client, token: string) {
  return async (name: EndpointName, id: string, body?: object, encoding = 'gzip'): Promise<Answer> => {
    const { method, path } = contract[name];
    const headers = { 'accept-encoding': encoding, ...(method !== 'GET' && { 'idempotency-key': newId() }) };
    const answer = await client.send({ method, path: path.replace(':id', id), token, headers, ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.body.toString()}`);
    return answer;
  };
}

interface Listed {
  readonly _id: string;
  readonly doubleOneScore?: number;
}

/** Scores every match that is known and not scored yet, one by one; of them only the first so many. */
export async function scoreAll(call: Call, category: string, most = Number.POSITIVE_INFINITY): Promise<number[]> {
  const listed = await call('matches', category, undefined, 'identity');
  const { data }: { readonly data: { readonly matches: readonly Listed[] } } = JSON.parse(listed.body.toString());
  const open = data.matches.filter(({ doubleOneScore }) => doubleOneScore === undefined);
  const waits: number[] = [];
  for (const [index, { _id }] of open.slice(0, most).entries()) {
    const [doubleOneScore, doubleTwoScore] = scoreOf(index);
    waits.push((await call('setScore', _id, { doubleOneScore, doubleTwoScore })).ms);
  }
  return waits;
}
