import type { Day } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { StaffRole } from '#domain/people/person.ts';
import { STAFF_ROLES } from '../../entry/account/index.ts';
import { STAFF_INVITATION_DAYS } from '#domain/staff/staff.ts';

export const STAFF = {
  documentTitle: 'Equipe · Quadra Livre',
  title: 'Equipe',
  lead: 'Quem trabalha na sua arena, cada um com a própria conta.',
  loading: 'Carregando a equipe…',
  failed: 'Não foi possível carregar a equipe.',
  deeds: 'Quem fez o quê',
  members: 'Quem trabalha aqui',
  you: 'você',
  holder: 'Recebe o dinheiro da arena',
  change: 'Mudar',
  remove: 'Tirar da equipe',
  removeTitle: 'Tirar da equipe?',
  keep: 'Manter',
  roleTitle: 'Mudar a função?',
  roleConfirm: 'Mudar',
  hand: 'Passar a arena',
  handTitle: 'Passar a arena?',
  handConfirm: 'Passar a arena',
  invite: 'Convidar',
  inviteHint:
    'Cada link serve para uma pessoa, que entra com a conta dela. Ela verá o que a função permite, a partir do próximo clique.',
  linkHint: `Vale por ${STAFF_INVITATION_DAYS} dias. Por segurança, ele só aparece agora: envie ou copie antes de sair desta página.`,
  invitations: 'Convites em aberto',
  withdraw: 'Cancelar convite',
} as const;

interface RoleText {
  readonly name: string;
  readonly may: string;
  readonly become: string;
}

/** What each role is called and may do. */
export const ROLES: Readonly<Record<StaffRole, RoleText>> = {
  reception: {
    name: STAFF_ROLES.reception,
    may: 'Agenda, reservas, pagamentos na arena, caixa, pendências e busca',
    become: 'Passar para recepção',
  },
  manager: {
    name: STAFF_ROLES.manager,
    may: 'Também horários, preços, quadras, vouchers, torneios e números',
    become: 'Tornar gerente',
  },
  owner: {
    name: STAFF_ROLES.owner,
    may: 'Tudo, também a equipe e para onde vai o dinheiro',
    become: 'Tornar dono',
  },
};

export const ROLES_IN_ORDER: readonly StaffRole[] = ['reception', 'manager', 'owner'];

export function sinceText(day: Day): string {
  return `desde ${formatDay(day)}`;
}

export function untilText(day: Day): string {
  return `vale até ${formatDay(day)}`;
}

export function removeText(name: string): string {
  return `${name} deixa de ver a arena no próximo clique. O que já registrou continua no nome dessa pessoa, e os convites em aberto são cancelados.`;
}

export function roleText(name: string, role: StaffRole): string {
  return `${name} passa a ser ${ROLES[role].name.toLowerCase()}: ${ROLES[role].may.toLowerCase()}. Os convites em aberto são cancelados.`;
}

/** What handing the arena to somebody means. */
export function handText(name: string): readonly string[] {
  return [
    `${name} passa a receber o dinheiro da arena, e a arena se encerra com a conta dessa pessoa. Só ela pode passá-la de novo. Você continua dono da equipe.`,
    'Os próximos PIX vão para a conta de quem recebe a arena, se essa pessoa conectou uma; se não, para a plataforma, que faz o repasse a ela. Um PIX gerado antes ainda cai onde foi gerado.',
    'A plataforma não pode dever nada a você: enquanto houver repasse, devolução ou contestação em aberto, nada muda.',
  ];
}

/** The message that the owner sends with the link. */
export function invitationText(arena: string, role: StaffRole, address: string): string {
  return `Você foi convidado para a equipe de ${arena} no Quadra Livre (${ROLES[role].name.toLowerCase()}). Abra o link e entre com a sua conta: ${address}`;
}

export const INVITATION = {
  title: 'Convite para uma equipe',
  text: 'Uma arena convidou você para trabalhar na equipe dela. Os donos verão seu nome e seu email.',
  admin: 'Quem administra a plataforma não trabalha em arenas. Saia desta conta e entre com a sua de jogador.',
  none: 'Abra de novo o link que a arena enviou a você.',
  accept: 'Entrar na equipe',
  doneTitle: 'Pronto, você está na equipe',
  done: 'No menu com o seu nome você escolhe quando trabalhar e quando jogar.',
  work: 'Trabalhar agora',
} as const;
