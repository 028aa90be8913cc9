import { Schema, SchemaGetter } from 'effect';
import { Id } from '../values/id.ts';
import { compareDays, Day, fromIsoDay, toIsoDay } from '../values/days/day.ts';
import { Phone } from '../people/phone.ts';
import { tidied } from '../values/text/names.ts';
import { filledText } from '../values/text/text.ts';

export const ArenaTournamentStatus = Schema.Literals(['INSCRICAO', 'EXECUCAO', 'CONCLUIDO', 'CANCELADO']);
export type ArenaTournamentStatus = typeof ArenaTournamentStatus.Type;

/** `2026/11-21`: older clients of this call send a slash for the first dash. Both forms are read; the slash is written. */
const PeriodDay = Schema.String.check(
  Schema.isPattern(/^(?:20\d\d|2100)[/-](?:0[1-9]|1[0-2])[/-](?:0[1-9]|[12]\d|3[01])$/u, {
    message: 'Informe a data.',
  }),
).pipe(
  Schema.decodeTo(Day, {
    decode: SchemaGetter.transform((text: string) => fromIsoDay(text.replaceAll('/', '-'))),
    encode: SchemaGetter.transform((day: Day) => toIsoDay(day).replace('-', '/')),
  }),
);

const Period = Schema.Struct({ startDate: PeriodDay, endDate: PeriodDay });

/** A tournament that an arena only announces: the platform keeps none of its registrations or matches. */
export const ArenaTournament = Schema.Struct({
  id: Id,
  avatar: Schema.optionalKey(Schema.String),
  name: Schema.String,
  phoneToContact: Schema.String,
  registrationPeriod: Period,
  executionPeriod: Period,
  address: Schema.Struct({ city: Schema.String }),
  status: ArenaTournamentStatus,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type ArenaTournament = typeof ArenaTournament.Type;

/** An owner's form. The picture is sent as a file; the city is the arena's. */
export const NewArenaTournament = Schema.Struct({
  name: tidied(
    filledText('Informe o nome do torneio.').check(
      Schema.isMaxCodePoints(80, { message: 'O nome do torneio precisa ter no máximo 80 caracteres.' }),
    ),
  ),
  phoneToContact: Phone,
  registrationPeriod: Period,
  executionPeriod: Period,
}).check(
  Schema.makeFilter(({ registrationPeriod: { startDate, endDate } }) =>
    compareDays(startDate, endDate) <= 0
      ? undefined
      : { path: ['registrationPeriod', 'endDate'], issue: 'O fim das inscrições não pode ser antes do começo.' },
  ),
  Schema.makeFilter(({ executionPeriod: { startDate, endDate } }) =>
    compareDays(startDate, endDate) <= 0
      ? undefined
      : { path: ['executionPeriod', 'endDate'], issue: 'O fim do torneio não pode ser antes do começo.' },
  ),
  Schema.makeFilter(({ registrationPeriod, executionPeriod }) =>
    compareDays(registrationPeriod.startDate, executionPeriod.startDate) <= 0
      ? undefined
      : { path: ['executionPeriod', 'startDate'], issue: 'O torneio não pode começar antes das inscrições.' },
  ),
);
export type NewArenaTournament = typeof NewArenaTournament.Type;

/** A tournament's status on a day. It follows from its dates unless it was cancelled. */
export function statusOn(
  today: Day,
  { executionPeriod, isCancelled }: Pick<ArenaTournament, 'executionPeriod'> & { readonly isCancelled: boolean },
): ArenaTournamentStatus {
  if (isCancelled) return 'CANCELADO';
  if (compareDays(today, executionPeriod.startDate) < 0) return 'INSCRICAO';
  return compareDays(today, executionPeriod.endDate) > 0 ? 'CONCLUIDO' : 'EXECUCAO';
}
