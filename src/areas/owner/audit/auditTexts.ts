import type { ArenaDeed, Deed } from '#domain/audit/audit.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { sharesText } from '#domain/ledger/cancellation.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { formatReais } from '#domain/values/money.ts';
import { WORDS } from './deedWords.ts';
import { STAFF_ROLES } from '../../entry/account/index.ts';

export const RESERVATION_AUDIT = {
  title: 'Quem fez isto?',
  loading: 'Procurando…',
  failed: 'Não foi possível ler o registro.',
  none: 'Nada registrado: foi feita antes de existir o registro.',
} as const;

/** The page of all that was done. */
export const ARENA_AUDIT = {
  documentTitle: 'Quem fez o quê · Quadra Livre',
  title: 'Quem fez o quê',
  lead: 'Tudo o que foi mudado na arena, por quem e quando. Nenhum registro se apaga.',
  back: 'Equipe',
  loading: 'Carregando o registro…',
  failed: 'Não foi possível carregar o registro.',
  person: 'Pessoa',
  everybody: 'Todas as pessoas',
  somebody: 'Outra pessoa',
  none: 'Nada registrado',
  noneHint: 'O que for mudado na arena aparece aqui.',
  noneByPerson: 'Esta pessoa não mudou nada na arena.',
  first: 'Voltar aos mais novos',
  more: 'Ver mais antigos',
} as const;

const ROLES: Readonly<Record<string, string>> = {
  player: 'Jogador',
  'arena-owner': STAFF_ROLES.owner,
  manager: STAFF_ROLES.manager,
  reception: STAFF_ROLES.reception,
};

/** `Lançou um valor: R$ 12,50`; a deed of another version by the name of its call. */
export function deedText({ deed, value }: Deed): string {
  const words = isKnown(deed) ? WORDS[deed] : deed;
  return value === undefined ? words : `${words}: ${formatReais(value)}`;
}

/** `Ver a reserva de Rui Prado, 05/12/2026 às 18:00` */
export function reservationText({ who, date, startHour }: NonNullable<ArenaDeed['reservation']>): string {
  const hour = startHour === undefined ? '' : ` às ${hourLabel(startHour)}`;
  return `Ver a reserva${who === undefined ? '' : ` de ${who}`}, ${formatDay(date)}${hour}`;
}

/** What became of the money of a cancelled reservation: `R$ 50,00 devolvidos e R$ 30,00 ficaram como sinal`. */
export function fateText(received: NonNullable<Deed['received']>): string {
  return sharesText(received, { refund: 'devolvidos', deposit: 'ficaram como sinal', credit: 'viraram crédito' });
}

function isKnown(deed: string): deed is keyof typeof WORDS {
  return Object.hasOwn(WORDS, deed);
}

/** `Recepção`; what another version says as it says it. */
export function roleText(role: string): string {
  return ROLES[role] ?? role;
}

/** `Rita Campos (Recepção) · 26/11/2026 às 14:05`. */
export function byText({ by, role, at }: Deed): string {
  const who = [by, `(${roleText(role)})`].filter(Boolean).join(' ');
  return `${who} · ${formatPixValidity(at)}`;
}

/** `Rita Campos`, whom it concerns, if that is somebody else than who did it. */
export function toText({ to, by }: ArenaDeed): string | undefined {
  return to === by ? undefined : to;
}
