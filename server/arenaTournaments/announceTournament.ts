import type { ArenaTournament, NewArenaTournament } from '../../domain/arenaTournaments/arenaTournament.ts';
import { toIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import { arenaTournaments } from '../database/schema/arenaTournaments.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { keepPicture } from '../uploads/keepPicture.ts';
import type { Prepared } from '../uploads/preparePicture.ts';
import { type Host, tournamentOf } from './readTournaments.ts';

type Announced = NewArenaTournament & { readonly picture: Prepared };

export async function announceTournament(
  tx: Transaction,
  arena: Host,
  { name, phoneToContact, registrationPeriod, executionPeriod, picture }: Announced,
): Promise<ArenaTournament> {
  const row = {
    arenaId: arena.id,
    id: newId(),
    avatar: await keepPicture(tx, picture),
    name,
    phoneToContact,
    registrationStartsOn: toIsoDay(registrationPeriod.startDate),
    registrationEndsOn: toIsoDay(registrationPeriod.endDate),
    startsOn: toIsoDay(executionPeriod.startDate),
    endsOn: toIsoDay(executionPeriod.endDate),
    createdAt: tx.now,
    cancelledAt: null,
  };
  await tx.insert(arenaTournaments).values(row);
  return tournamentOf(row, arena, momentIn(tx.now, arena.zone).day);
}
