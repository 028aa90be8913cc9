import { Schema } from 'effect';
import { ROUTES } from '../navigation/routes.ts';
import { StaffRole } from '../people/person.ts';
import { ArenaFacts, AT_ARENA, kind, ended } from './kind.ts';

const RoleFacts = Schema.Struct({ ...ArenaFacts.fields, role: StaffRole });
const ROLES: Readonly<Record<StaffRole, string>> = { owner: 'dono', manager: 'gerente', reception: 'recepção' };

const ofTeam = { facts: ArenaFacts, path: () => ROUTES.ownerStaff.path, example: AT_ARENA };
const ofMember = { facts: ArenaFacts, path: () => ROUTES.settings.path, example: AT_ARENA };
const HiddenFacts = Schema.Struct({ ...ArenaFacts.fields, reason: Schema.String });
const ofHidden = { to: 'A equipe da arena', path: () => ROUTES.ownerSettings.path, mailed: 'desk' } as const;
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
    title: () => 'A administração voltou a mostrar a sua arena',
    line: ({ arena }) => `${arena} pode aparecer para os jogadores de novo.`,
    example: AT_ARENA,
  }),
  voucherReceived: kind({
    ...ofVoucher,
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
  voucherEnded: kind({
    ...ofVoucher,
    to: 'De quem era o voucher',
    title: () => 'A arena encerrou o seu voucher',
    line: ({ arena }) => `${arena}. O que você já reservou com ele continua valendo.`,
  }),
};
