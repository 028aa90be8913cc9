import type { TestPerson, World } from '../booking/world.ts';
import type { Festival } from '../events/festival.ts';

export interface ListedMatch {
  readonly _id: string;
  readonly stage: string;
  readonly group?: { readonly name: string };
  readonly doubleOne: {
    readonly _id: string;
    readonly playerOne: { readonly _id: string; readonly stats: { readonly wins: number } };
  };
  readonly doubleTwo: ListedMatch['doubleOne'];
  readonly doubleOneScore?: number;
  readonly doubleTwoScore?: number;
  readonly isWalkover: boolean;
}

interface ListedDouble {
  readonly _id: string;
  readonly playerOne: { readonly _id: string; readonly name: string };
  readonly playerTwo?: { readonly _id: string };
  readonly others?: readonly object[];
  readonly points: number;
  readonly pointsBalance: number;
  readonly coefficient: number;
  readonly isQualified: boolean;
  readonly isWithdrawn: boolean;
}

interface ListedGroup {
  readonly name: string;
  readonly reason: string;
  readonly doubles: readonly ListedDouble[];
}

/** A category with pairs in it, or with single players who will be drawn into pairs, and its organizer's calls. */
export async function openField(
  world: Pick<World, 'player'>,
  festival: Festival,
  pairs: number,
  doubleFormat: 'pre-formed' | 'randomly' = 'pre-formed',
) {
  const category = await festival.category({ places: 64, viaGateway: false, doubleFormat });
  const registered: { readonly id: string; readonly player: TestPerson }[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const [player, partner] = [
      await world.player({ name: `Ana ${index}` }),
      await world.player({ name: `Bia ${index}` }),
    ];
    const named = doubleFormat === 'randomly' ? {} : { partner: partner.id };
    registered.push({ id: await festival.registered(player, category, named), player });
  }
  return { registered, ...fieldOf(festival, category) };
}

export function fieldOf({ call, organizer }: Festival, category: string) {
  const post = (name: 'drawGroups' | 'makeMatches' | 'makeSecondPhase', payload?: object) =>
    call(organizer, name, category, payload);
  const matches = async (): Promise<readonly ListedMatch[]> =>
    (await call(organizer, 'matches', category)).body.data.matches;
  const set = (id: string, one: number, two: number) =>
    call(organizer, 'setScore', id, { doubleOneScore: one, doubleTwoScore: two });
  return {
    category,
    draw: (numberOfGroups: number) => post('drawGroups', { numberOfGroups }),
    makeMatches: () => post('makeMatches'),
    makeSecondPhase: () => post('makeSecondPhase'),
    groups: async (): Promise<readonly ListedGroup[]> => (await call(organizer, 'groups', category)).body.data.groups,
    matches,
    /** How many go on as things stand, and who has won. */
    async standing() {
      const { qualified, champion } = (await call(organizer, 'matches', category)).body.data;
      return { qualified, champion: champion?._id };
    },
    drawAgain: (numberOfGroups: number) => post('drawGroups', { numberOfGroups, again: true }),
    canDrawAgain: async (): Promise<boolean> => (await call(organizer, 'groups', category)).body.data.canDrawAgain,
    bracket: async () => (await call(organizer, 'matches', category)).body.data.bracket,
    set,
    edit: (id: string, one: number | null, two: number | null) =>
      call(organizer, 'editScore', id, { doubleOneScore: one, doubleTwoScore: two }),
    /** Scores every match that has none yet: the first of the two wins, the more the earlier it stands in the list. */
    async playAll() {
      for (const [index, match] of (await matches()).entries()) {
        if (match.doubleOneScore === undefined) await set(match._id, 6, index % 5);
      }
    },
    progress: async () => (await call(organizer, 'progress', category)).body.data,
  };
}
