import { Schema } from 'effect';
import { fromIsoDay } from '../values/days/day.ts';
import { everyWeekday, formatDay } from '../values/days/formatDay.ts';
import { agendaPath } from '../navigation/paths.ts';
import { ROUTES } from '../navigation/routes.ts';
import { INVITATION_HOURS } from '../series/invitation.ts';
import { AT_ARENA, BOOKED, ended, kind, whenText } from './kind.ts';

/** Whose series it is, where that is nobody with an account. */
const Guest = { guest: Schema.optionalKey(Schema.String) };

const SeriesFacts = Schema.Struct({
  /** The arena's name. */
  arena: Schema.String,
  /** 0–6, Sunday first. */
  weekday: Schema.Int,
  /** `18:00 às 20:00` */
  hours: Schema.String,
  /** `2026-03-05`: the first day, or the last one of a series that ended. */
  day: Schema.String,
  /** `R$ 400,00 por mês`, where that is agreed. */
  agreed: Schema.optionalKey(Schema.String),
  ...Guest,
});
type SeriesFacts = typeof SeriesFacts.Type;

/** `day`: the last day, or the first one on which the hours are free unless the bill of a month is paid. */
const EndingFacts = Schema.Struct({ ...SeriesFacts.fields, why: Schema.Literals(['lastDay', 'unpaid']) });
type EndingFacts = typeof EndingFacts.Type;

/** How many bills of guests stand how. */
const GuestBillsFacts = Schema.Struct({
  arena: Schema.String,
  soon: Schema.Int,
  today: Schema.Int,
  late: Schema.Int,
});
type GuestBillsFacts = typeof GuestBillsFacts.Type;

const RefusalFacts = Schema.Struct({ ...SeriesFacts.fields, reason: Schema.String });

const WeekFacts = Schema.Struct({ arena: Schema.String, day: Schema.String, hours: Schema.String, ...Guest });

const toOwn = (): string => ROUTES.myReservations.path;
const EXAMPLE = { ...AT_ARENA, weekday: 4, hours: BOOKED.hours, day: BOOKED.day };
const WEEK = { ...AT_ARENA, day: BOOKED.day, hours: BOOKED.hours };

const OF_ANSWER = {
  to: 'A equipe da arena',
  facts: SeriesFacts,
  path: () => ROUTES.ownerSeries.path,
  example: EXAMPLE,
};

/** What is heard of those who play every week. */
export const SERIES_KINDS = {
  seriesMade: kind({
    to: 'De quem é o horário de toda semana',
    facts: SeriesFacts,
    title: () => 'Você é mensalista',
    line: (facts) => `${weeklyText(facts)}, a partir de ${dayText(facts)}${agreedText(facts)}.`,
    path: toOwn,
    example: EXAMPLE,
  }),
  seriesChanged: kind({
    to: 'De quem é o horário de toda semana, quando a arena muda o combinado',
    mailed: 'series',
    facts: SeriesFacts,
    title: () => 'O seu horário de mensalista muda',
    line: (facts) => `A partir de ${dayText(facts)}: ${weeklyText(facts)}${agreedText(facts)}.`,
    path: toOwn,
    example: { ...EXAMPLE, agreed: 'R$ 120,00 por jogo' },
  }),
  seriesInvited: kind({
    to: 'O jogador que uma arena quer como mensalista',
    mailed: 'series',
    facts: SeriesFacts,
    title: () => 'Uma arena quer você como mensalista',
    line: (facts) =>
      `${weeklyText(facts)}, a partir de ${dayText(facts)}${agreedText(facts)}. Aceite ou recuse em até ${INVITATION_HOURS} horas.`,
    path: () => ROUTES.myBills.path,
    example: EXAMPLE,
  }),
  seriesAccepted: kind<SeriesFacts>({
    ...OF_ANSWER,
    title: () => 'O convite de mensalista foi aceito',
    line: (facts, who) => `${who}: ${weeklyText(facts)}.`,
  }),
  seriesDeclined: kind<SeriesFacts>({
    ...OF_ANSWER,
    title: () => 'O convite de mensalista foi recusado',
    line: (facts, who) => `${who}: ${weeklyText(facts)}. O horário continua reservado só pelo nome.`,
  }),
  seriesUnanswered: kind<SeriesFacts>({
    ...OF_ANSWER,
    title: () => 'O convite de mensalista não teve resposta',
    line: (facts, who) => `${who}: ${weeklyText(facts)}. O horário continua reservado só pelo nome.`,
  }),
  seriesAsked: kind<SeriesFacts>({
    to: 'A equipe da arena',
    facts: SeriesFacts,
    title: () => 'Um jogador quer ser mensalista',
    line: (facts, who) => `${who} pede ${weeklyText(facts)}, a partir de ${dayText(facts)}.`,
    path: () => ROUTES.ownerSeries.path,
    example: EXAMPLE,
  }),
  seriesRefused: kind<typeof RefusalFacts.Type>({
    to: 'O jogador que pediu um horário de toda semana',
    mailed: 'series',
    facts: RefusalFacts,
    title: () => 'O seu pedido de mensalista foi recusado',
    line: (facts) => `${weeklyText(facts)}. Motivo: ${ended(facts.reason)}`,
    lineOutside: (facts) => `${weeklyText(facts)}. O motivo está nos seus avisos da Quadra Livre.`,
    path: () => ROUTES.myBills.path,
    example: { ...EXAMPLE, reason: 'Este horário já é de outro mensalista.' },
  }),
  seriesEnded: kind({
    to: 'De quem era o horário de toda semana',
    mailed: 'series',
    facts: SeriesFacts,
    title: () => 'Fim do seu horário de mensalista',
    line: (facts) => `${weeklyText(facts)}: vale até ${dayText(facts)}. O que já foi pago continua reservado.`,
    path: toOwn,
    example: EXAMPLE,
  }),
  seriesLapsed: kind({
    to: 'O mensalista que perde o horário por falta de pagamento',
    mailed: 'series',
    facts: SeriesFacts,
    title: () => 'O seu horário de mensalista ficou livre',
    line: (facts) => `${weeklyText(facts)}: valeu até ${dayText(facts)}, por falta de pagamento da mensalidade.`,
    path: toOwn,
    example: EXAMPLE,
  }),
  seriesEnding: kind<EndingFacts>({
    to: 'O mensalista cujo horário acaba em três dias',
    mailed: 'series',
    facts: EndingFacts,
    title: () => 'Seu horário de mensalista vai acabar',
    line: (facts) =>
      facts.why === 'unpaid'
        ? `${weeklyText(facts)}: sem pagamento da mensalidade, fica livre em ${dayText(facts)}.`
        : `${weeklyText(facts)}: vale até ${dayText(facts)}. Para continuar, fale com a arena.`,
    path: () => ROUTES.myBills.path,
    example: { ...EXAMPLE, why: 'unpaid' },
  }),
  seriesEndingAtDesk: kind<EndingFacts>({
    to: 'A equipe da arena',
    facts: EndingFacts,
    title: ({ why }) =>
      why === 'unpaid' ? 'Um mensalista está para perder o horário' : 'O horário de um mensalista está para acabar',
    line: (facts, who) => {
      const whose = `${facts.guest ?? who}: ${weeklyText(facts)}`;
      return facts.why === 'unpaid'
        ? `${whose}. Sem pagamento da mensalidade, o horário fica livre em ${dayText(facts)}.`
        : `${whose}. O horário vale até ${dayText(facts)}.`;
    },
    path: ({ why }) => (why === 'unpaid' ? ROUTES.ownerBills.path : ROUTES.ownerSeries.path),
    example: { ...EXAMPLE, why: 'unpaid' },
  }),
  guestBills: kind<GuestBillsFacts>({
    to: 'A equipe da arena, nos dias em que a mensalidade de um convidado vence em três dias, vence ou atrasa',
    facts: GuestBillsFacts,
    title: () => 'Mensalidades de convidados',
    line: (facts) => `${guestBillsText(facts)}. O lembrete de cada uma está pronto para o WhatsApp.`,
    path: () => ROUTES.ownerBills.path,
    example: { ...AT_ARENA, soon: 2, today: 1, late: 1 },
  }),
  seriesFreed: kind<SeriesFacts>({
    to: 'A equipe da arena',
    facts: SeriesFacts,
    title: () => 'O horário de um mensalista ficou livre',
    line: (facts, who) =>
      `${facts.guest ?? who} não pagou a mensalidade. ${weeklyText(facts)}: valeu até ${dayText(facts)}.`,
    path: () => ROUTES.ownerBills.path,
    example: EXAMPLE,
  }),
  seriesWeekLost: kind({
    to: 'O mensalista que fica sem o horário em uma semana',
    mailed: 'series',
    facts: WeekFacts,
    title: () => 'Uma semana sem o seu horário',
    line: (facts) => `${facts.arena}, ${whenText(facts)}. Combine outro horário com a arena.`,
    path: toOwn,
    example: WEEK,
  }),
  seriesWeekTaken: kind<typeof WeekFacts.Type>({
    to: 'A equipe da arena',
    facts: WeekFacts,
    title: () => 'Um mensalista ficou sem o horário',
    line: (facts, who) =>
      `${facts.guest ?? who}: ${whenText(facts)}. O horário já não estava livre ou não abre neste dia.`,
    path: ({ day }) => agendaPath(day),
    example: WEEK,
  }),
};

/** `Arena Maré Alta, toda quinta, 18:00 às 20:00` */
function weeklyText({ arena, weekday, hours }: SeriesFacts): string {
  return `${arena}, ${everyWeekday(weekday)}, ${hours}`;
}

function agreedText({ agreed }: SeriesFacts): string {
  return agreed === undefined ? '' : `, ${agreed}`;
}

function dayText({ day }: SeriesFacts): string {
  return formatDay(fromIsoDay(day));
}

/** `2 vencem em breve, 1 vence hoje, 3 atrasadas` */
function guestBillsText({ soon, today, late }: GuestBillsFacts): string {
  const parts = [
    soon > 0 && (soon === 1 ? '1 vence em breve' : `${soon} vencem em breve`),
    today > 0 && (today === 1 ? '1 vence hoje' : `${today} vencem hoje`),
    late > 0 && (late === 1 ? '1 atrasada' : `${late} atrasadas`),
  ];
  return parts.filter((part) => part !== false).join(', ');
}
