import type { Cell } from '../values/text/csv.ts';
import { maskPhone } from '../people/phone.ts';
import { type Sheet, sheetOfCategory } from '../events/categorySheet.ts';
import { isByOrganizer, isUnanswered, type Member, membersOf, type Registration } from './members.ts';
import { type RegistrationStatus, ShirtSize } from './registration.ts';

const HEAD = [
  'Inscrição',
  'Situação',
  'Atleta',
  'Cidade',
  'Telefone',
  'Camiseta',
  'Camiseta informada por',
  'Pagamento',
];
const STATUSES: Readonly<Record<typeof RegistrationStatus.Type, string>> = {
  PENDENTE: 'Pendente',
  PAGA: 'Paga',
  CANCELADA: 'Cancelada',
};
const WAYS: Readonly<Record<NonNullable<Member['paidVia']>, string>> = {
  platform: 'Pela plataforma',
  organizer: 'Com a organização',
  pending: '',
};
const NO_SIZE = 'Sem tamanho';

/** How many shirts of a size; `undefined` counts those who told none. */
export interface ShirtCount {
  readonly size: ShirtSize | undefined;
  readonly count: number;
}

/**
 * The shirts of those who take part, the smallest first, those without a size last. An invited player counts once they accept, or with the
 * size that the organizer typed.
 */
export function shirtsOf(registrations: readonly Registration[]): ShirtCount[] {
  const members = registrations
    .filter(({ status }) => status !== 'CANCELADA')
    .flatMap(membersOf)
    .filter(({ person, shirt }) => shirt !== undefined || !isUnanswered(person));
  return [...ShirtSize.literals, undefined]
    .map((size) => ({ size, count: members.filter(({ shirt }) => shirt === size).length }))
    .filter(({ count }) => count > 0);
}

/**
 * All who take part in a category, a row for each, and below them the shirts counted. For its organizer alone: it has phones.
 * @param hasShirts whether the event gives shirts
 */
export function participantSheetOf(
  category: string,
  registrations: readonly Registration[],
  hasShirts: boolean,
): Sheet {
  const live = registrations.filter(({ status }) => status !== 'CANCELADA');
  const rows = live.flatMap((registration, index) =>
    membersOf(registration).map((member) => memberRow(registration, index + 1, member)),
  );
  const counts = shirtsOf(live).map(({ size = NO_SIZE, count }): Cell[] => [size, { figure: count }]);
  const shirts: Cell[][] = hasShirts ? [[], ['Camiseta', 'Quantidade'], ...counts] : [];
  return sheetOfCategory('inscritos', category, [HEAD, ...rows, ...shirts]);
}

function memberRow({ status }: Registration, number: number, member: Member): Cell[] {
  const { person, shirt, paidVia } = member;
  return [
    { figure: number },
    isUnanswered(person) ? 'Convite sem resposta' : status === undefined ? '' : STATUSES[status],
    person.name,
    person.city ?? '',
    maskPhone(person.phone ?? ''),
    shirt ?? '',
    shirt === undefined ? '' : isByOrganizer(member) ? 'Organização' : 'Atleta',
    paidVia === undefined ? '' : WAYS[paidVia],
  ];
}
