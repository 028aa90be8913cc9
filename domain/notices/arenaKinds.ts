import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { formatReais } from '../values/money.ts';
import { playerPath } from '../navigation/paths.ts';
import { ROUTES } from '../navigation/routes.ts';
import { StaffRole } from '../people/person.ts';
import { creditsText, percentOf } from '../vouchers/verdict.ts';
import { ArenaFacts, AT_ARENA, EXAMPLE_ID, kind, ended } from './kind.ts';

const RoleFacts = Schema.Struct({ ...ArenaFacts.fields, role: StaffRole });
const ROLES: Readonly<Record<StaffRole, string>> = { owner: 'dono', manager: 'gerente', reception: 'recepção' };

const ofTeam = { facts: ArenaFacts, path: () => ROUTES.ownerStaff.path, example: AT_ARENA };
const ofMember = { facts: ArenaFacts, path: () => ROUTES.settings.path, example: AT_ARENA };
const HiddenFacts = Schema.Struct({ ...ArenaFacts.fields, reason: Schema.String });
/** What decides where an arena's money goes, or who may decide that. */
const MoneyDeed = Schema.Literals([
  'connected',
  'ended',
  'platform',
  'local',
  'pixKey',
  'noPixKey',
  'ownerInvited',
  'ownerMade',
  'ownerEmail',
]);
export type MoneyDeed = typeof MoneyDeed.Type;
const MoneyFacts = Schema.Struct({ ...ArenaFacts.fields, deed: MoneyDeed });
const METHOD = 'A forma de pagamento da arena mudou';
const OWNERS = 'A arena ganha um dono';
const MONEY_DEEDS: Readonly<Record<MoneyDeed, readonly [title: string, line: (arena: string, who: string) => string]>> =
  {
    connected: [
      'Uma conta para receber foi conectada',
      (arena, who) => `O PIX de ${arena} passa a cair na conta de ${who}.`,
    ],
    ended: [
      'A conta para receber foi desconectada',
      (arena, who) => `O PIX de ${arena} não cai mais na conta de ${who}.`,
    ],
    platform: [METHOD, (arena, who) => `${who}: ${arena} passa a receber por PIX, pela plataforma.`],
    local: [METHOD, (arena, who) => `${who}: ${arena} passa a receber no local.`],
    pixKey: [
      'A chave PIX da arena mudou',
      (arena, who) => `${who}: o QR do balcão de ${arena} passa a receber em outra chave.`,
    ],
    noPixKey: ['A chave PIX da arena saiu', (arena, who) => `${who}: ${arena} não tem mais QR do balcão.`],
    ownerInvited: [OWNERS, (arena, who) => `${who} criou um convite para dono de ${arena}.`],
    ownerMade: [OWNERS, (arena, who) => `${who} tornou dono alguém da equipe de ${arena}.`],
    ownerEmail: [
      'Um dono da arena troca de email',
      (arena, who) => `${who} pediu para trocar o email com que entra como dono de ${arena}.`,
    ],
  };
const UNKNOWN = 'Se você não reconhece isto, troque a sua senha e confira a equipe.';
const ofHidden = { to: 'A equipe da arena', path: () => ROUTES.ownerSettings.path, mailed: 'desk' } as const;
/** `credits`: null for a voucher without a number of uses. `discount` in hundredths of a percent. `price`: null when nothing was paid; else centavos. */
const VoucherFacts = Schema.Struct({
  ...ArenaFacts.fields,
  credits: Schema.NullOr(Schema.Int),
  discount: Schema.Int,
  price: Schema.NullOr(Schema.Int),
});
/** Centavos. */
const ReturnedCreditFacts = Schema.Struct({ ...ArenaFacts.fields, value: Schema.Int });
/** Centavos; `owed`: what the player owes the arena then. */
const LostFacts = Schema.Struct({ ...ReturnedCreditFacts.fields, owed: Schema.Int });
const ReturnedFacts = Schema.Struct({
  ...ReturnedCreditFacts.fields,
  becomes: Schema.Literals(['refund', 'credit']),
});
const ofVoucher = { facts: ArenaFacts, path: () => ROUTES.myVouchers.path, example: AT_ARENA };

/** What is heard of an arena's team, and of its vouchers. */
export const ARENA_KINDS = {
  staffJoined: kind({
    ...ofTeam,
    to: 'Os donos da arena',
    title: () => 'Alguém entrou na equipe',
    line: (_, who) => `${who} usou o seu convite.`,
  }),
  staffLeft: kind({
    ...ofTeam,
    to: 'Os donos da arena',
    title: () => 'Alguém saiu da equipe',
    line: (_, who) => `${who} não trabalha mais na arena.`,
  }),
  arenaHanded: kind({
    ...ofTeam,
    to: 'Os donos da arena',
    mailed: 'always',
    title: () => 'A arena passou a outra pessoa',
    line: ({ arena }, who) => `${who} recebe o dinheiro de ${arena} a partir de agora.`,
  }),
  moneyDirected: kind({
    to: 'Os donos da arena, também quem fez',
    mailed: 'always',
    facts: MoneyFacts,
    title: ({ deed }) => MONEY_DEEDS[deed][0],
    line: ({ arena, deed }, who) => `${MONEY_DEEDS[deed][1](arena, who)} ${UNKNOWN}`,
    path: ({ deed }) => (deed.startsWith('owner') ? ROUTES.ownerStaff : ROUTES.ownerSettings).path,
    example: { ...AT_ARENA, deed: 'connected' as const },
  }),
  staffRoleChanged: kind({
    ...ofMember,
    to: 'Quem teve a função mudada',
    facts: RoleFacts,
    title: () => 'A sua função mudou',
    line: ({ arena, role }) => `Em ${arena} você agora é: ${ROLES[role]}.`,
    example: { ...AT_ARENA, role: 'manager' as const },
  }),
  staffRemoved: kind({
    ...ofMember,
    to: 'Quem foi tirado da equipe',
    title: () => 'Você não está mais na equipe',
    line: ({ arena }) => `${arena}.`,
  }),
  arenaHidden: kind({
    ...ofHidden,
    facts: HiddenFacts,
    title: () => 'A administração ocultou a sua arena',
    line: ({ arena, reason }) =>
      `${arena} não aparece para os jogadores; o que já foi reservado continua valendo. Motivo: ${ended(reason)}`,
    lineOutside: ({ arena }) =>
      `${arena} não aparece para os jogadores; o que já foi reservado continua valendo. O motivo está nos seus avisos da Quadra Livre.`,
    example: { ...AT_ARENA, reason: 'fotos de outra arena' },
  }),
  arenaShown: kind({
    ...ofHidden,
    facts: ArenaFacts,
    title: () => 'A sua arena voltou a ser mostrada',
    line: ({ arena }) => `${arena} pode aparecer para os jogadores de novo.`,
    example: AT_ARENA,
  }),
  voucherGiven: kind({
    to: 'Os donos da arena, quando outra pessoa deu muito',
    mailed: 'desk',
    waits: true,
    facts: VoucherFacts,
    title: () => 'A sua equipe deu um voucher',
    line: ({ arena, credits, discount, price }, who) => {
      const uses = credits === null ? 'uso vitalício' : creditsText(credits, 'reservation');
      if (price !== null) return `${who} vendeu ${uses} por ${formatReais(price)}, em ${arena}.`;
      return `${who} deu ${percentOf(discount)} de desconto, ${uses}, em ${arena}.`;
    },
    path: () => ROUTES.ownerVouchers.path,
    example: { ...AT_ARENA, credits: 10, discount: 10_000, price: null },
  }),
  voucherReceived: kind({
    ...ofVoucher,
    waits: true,
    to: 'De quem é o voucher',
    title: () => 'Você recebeu um voucher',
    line: ({ arena }) => `Vale em ${arena}.`,
  }),
  voucherRecharged: kind({
    ...ofVoucher,
    to: 'De quem é o voucher',
    title: () => 'O seu voucher tem mais créditos',
    line: ({ arena }) => `${arena}.`,
  }),
  voucherReturned: kind({
    to: 'De quem era o voucher que foi comprado',
    mailed: 'always',
    facts: ReturnedFacts,
    title: () => 'O resto do seu voucher foi devolvido',
    line: ({ arena, value, becomes }) =>
      becomes === 'credit'
        ? `${arena}: ${formatReais(value)} agora são crédito seu. O que você já reservou com o voucher continua valendo.`
        : `${arena}: ${formatReais(value)}. O que você já reservou com o voucher continua valendo.`,
    path: () => ROUTES.myVouchers.path,
    example: { ...AT_ARENA, value: 240_00, becomes: 'refund' as const },
  }),
  creditReturned: kind({
    to: 'De quem era o crédito',
    mailed: 'always',
    waits: true,
    facts: ReturnedCreditFacts,
    title: () => 'A arena devolveu o seu crédito',
    line: ({ arena, value }) => `${arena}: ${formatReais(value)}. Se você não recebeu, fale com a arena.`,
    path: () => ROUTES.myVouchers.path,
    example: { ...AT_ARENA, value: 60_00 },
  }),
  creditLost: kind({
    to: 'De quem era um crédito cujo pagamento voltou ou foi contestado',
    mailed: 'always',
    facts: LostFacts,
    title: () => 'O seu crédito foi desfeito',
    line: ({ arena, value, owed }) =>
      `${arena}: o pagamento que tinha virado ${formatReais(value)} de crédito voltou para quem pagou.${owed > 0 ? ` Você já tinha usado uma parte: deve ${formatReais(owed)} à arena.` : ''}`,
    path: () => ROUTES.myVouchers.path,
    example: { ...AT_ARENA, value: 88_55, owed: 30_00 },
  }),
  creditRegained: kind({
    to: 'De quem é um crédito cujo pagamento a arena recebeu de novo',
    mailed: 'always',
    facts: LostFacts,
    title: () => 'O seu crédito vale de novo',
    line: ({ arena, value, owed }) =>
      `${arena}: ${formatReais(value)}, porque a contestação do pagamento acabou.${owed > 0 ? ` Você ainda deve ${formatReais(owed)}.` : ''}`,
    path: () => ROUTES.myVouchers.path,
    example: { ...AT_ARENA, value: 88_55, owed: 0 },
  }),
  creditLostAtDesk: kind({
    to: 'A equipe da arena',
    facts: Schema.Struct({ ...LostFacts.fields, player: Id }),
    title: () => 'O crédito de um jogador foi desfeito',
    line: ({ value, owed }, who) =>
      `O pagamento que tinha virado ${formatReais(value)} de crédito de ${who} voltou.${owed > 0 ? ` O que já foi usado, ${formatReais(owed)}, está nas pendências.` : ''}`,
    path: ({ player }) => playerPath(player),
    example: { ...AT_ARENA, value: 88_55, owed: 30_00, player: EXAMPLE_ID },
  }),
  holdingsHanded: kind({
    ...ofVoucher,
    to: 'Quem tem crédito, horas compradas ou reservas pagas em uma arena que passa a outra pessoa',
    mailed: 'always',
    title: () => 'A arena passou a outra pessoa',
    line: ({ arena }) => `O que você tem em ${arena} continua valendo: crédito, horas compradas e reservas.`,
  }),
  voucherEnded: kind({
    ...ofVoucher,
    to: 'De quem era o voucher',
    title: () => 'A arena encerrou o seu voucher',
    line: ({ arena }) => `${arena}. O que você já reservou com ele continua valendo.`,
  }),
};
