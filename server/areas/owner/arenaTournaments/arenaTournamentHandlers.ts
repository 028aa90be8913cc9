import { momentIn } from '#domain/values/days/moment.ts';
import { refuseUnknownArena } from '#core/arenas/refuseUnknownArena.ts';
import { readNow } from '#platform/database/database.ts';
import { type Answer, type Read, refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Prepared, PreparePicture } from '#platform/uploads/preparePicture.ts';
import { announceTournament } from './announceTournament.ts';
import { cancelTournament } from './cancelTournament.ts';
import { readTournaments } from './readTournaments.ts';

/** The handlers of an arena's tournaments: everybody reads them, the arena's owner creates and cancels them. */
export function arenaTournamentHandlers({
  database,
  preparePicture,
}: Pick<Dependencies, 'database' | 'preparePicture'>) {
  const arenaTournaments: Read<'arenaTournaments'> = async ({ params, viewer }) => {
    const arena = await refuseUnknownArena(database.orm, params.id, viewer);
    const today = momentIn(await readNow(database), arena.zone).day;
    return { data: { tournaments: await readTournaments(database.orm, arena, today) } };
  };

  const createArenaTournament = makeCreateArenaTournament(preparePicture);
  return { arenaTournaments, createArenaTournament, cancelArenaTournament };
}

type Announcing = Write<'createArenaTournament', Answer<'createArenaTournament'>, Prepared>;

const makeCreateArenaTournament = (preparePicture: PreparePicture): Announcing => ({
  prepare: async ({ file }) => (file ? preparePicture(file) : refuse('image_missing')),
  async decide({ viewer, body }, tx, picture) {
    const arena = await ownedArena(tx, viewer);
    return { data: { tournament: await announceTournament(tx, arena, { ...body, picture }) } };
  },
});

const cancelArenaTournament: Write<'cancelArenaTournament'> = {
  async decide({ viewer, params }, tx) {
    const arena = await ownedArena(tx, viewer);
    return { data: { tournament: await cancelTournament(tx, arena, params.id) } };
  },
};
