import type { ArenaTournament, NewArenaTournament } from '#domain/arenaTournaments/arenaTournament.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { keepPicture } from '#platform/uploads/keepPicture.ts';
import type { Prepared } from '#platform/uploads/preparePicture.ts';
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
