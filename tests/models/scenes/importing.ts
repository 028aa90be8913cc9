import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { timeSlots } from '#platform/database/schema/arenas.ts';
import { importedRows } from '#platform/database/schema/imports.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { reservations, reservationSlots, slotClaims } from '#platform/database/schema/reservations.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { refuseFor } from './refuseFor.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function importingScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const { orm } = world.database;
  const open = (isAvailable: boolean) =>
    orm.update(timeSlots).set({ isAvailable }).where(eq(timeSlots.arenaId, arena.id));
  /** What an import made whose answer did not come; the file could not come in again. */
  const forget = async () => {
    for (const table of [importedRows, slotClaims, occupants, reservationSlots, reservations]) {
      await orm.delete(table).where(eq(table.arenaId, arena.id));
    }
  };
  const refuse = async (_screen: unknown, output: unknown) =>
    tagOf(output) === 'Refused' ? refuseFor(world, arena.owner.id) : undefined;
  return {
    tells: { 'done(importRows) Imported': 'Reservas importadas.' },
    truths: [
      {
        section: 'decisions 084',
        says: 'the thirty good rows are reservations, each once, when it was last answered that they are',
        planned: (happened) => (isIn(happened) ? 30 : 'unknown'),
        found: async ({ happened }) => {
          const made = await orm.select().from(reservations).where(eq(reservations.arenaId, arena.id));
          return isIn(happened) ? made.length : 'unknown';
        },
      },
    ],
    calls: { previewImport: 'previewImport', importRows: 'importReservations' },
    opening: async () => ({ path: ROUTES.ownerImport.path, session: await world.sessionOf(arena.owner) }),
    conditions: {
      importRows: refuse,
      previewImport: async (screen, output) => {
        const rows: unknown = Reflect.get(Object(output), 'rows');
        if (rows === 1) await forget();
        if (rows !== 0) return refuse(screen, output);
        await open(false);
        return async () => void (await open(true));
      },
    },
  };
}

/** Of the last answers, the one that counts says that all came in. */
function isIn(happened: readonly ChartEvent[]): boolean {
  const answer = happened.findLast(({ type }) => /^xstate\.(done|error)\.actor\./.test(type));
  return tagOf(answer?.output) === 'Imported';
}
