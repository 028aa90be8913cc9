import {
  IconActivity,
  IconBuildingStadium,
  IconCalendarCheck,
  IconCalendarPlus,
  IconCashBanknote,
  IconCashRegister,
  IconClock,
  IconHome,
  IconLayoutGrid,
  IconRepeat,
  IconReportMoney,
  IconSettings,
  IconTicket,
  IconTournament,
  IconTrophy,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { maySee, ROUTES } from '#domain/navigation/routes.ts';
import { type ActingRole, isStaff } from '#domain/staff/staff.ts';
import type { NavEntry } from '../shared/look/layout/navigation.ts';

/** Whoever works at an arena has those that they may open. */
const DESK: readonly NavEntry[] = [
  { href: ROUTES.ownerDashboard.path, label: 'Início', icon: IconHome },
  { href: ROUTES.ownerReserve.path, label: 'Reservar', icon: IconCalendarPlus },
  { href: ROUTES.ownerReservations.path, label: 'Reservas', icon: IconCalendarCheck },
  { href: ROUTES.ownerVouchers.path, label: 'Vouchers', icon: IconTicket },
  { href: ROUTES.ownerPlayers.path, label: 'Jogadores', icon: IconUsers },
  { href: ROUTES.ownerCustomers.path, label: 'Clientes', icon: IconUser },
  { href: ROUTES.ownerSeries.path, label: 'Mensalistas', icon: IconRepeat },
  { href: ROUTES.ownerDebts.path, label: 'Pendências', icon: IconReportMoney },
  { href: ROUTES.ownerTill.path, label: 'Caixa', icon: IconCashRegister },
  { href: ROUTES.ownerSlots.path, label: 'Horários', icon: IconClock },
  { href: ROUTES.ownerCourts.path, label: 'Quadras', icon: IconLayoutGrid },
  { href: ROUTES.ownerStaff.path, label: 'Equipe', icon: IconUsersGroup },
  { href: ROUTES.ownerSettings.path, label: 'Configurações', icon: IconSettings },
];

const CUSTOMER: readonly NavEntry[] = [
  { href: ROUTES.home.path, label: 'Início', icon: IconHome },
  { href: ROUTES.myReservations.path, label: 'Minhas reservas', icon: IconCalendarCheck },
  { href: ROUTES.events.path, label: 'Eventos', icon: IconTrophy },
  { href: ROUTES.myTournaments.path, label: 'Torneios', icon: IconTournament },
  { href: ROUTES.settings.path, label: 'Configurações', icon: IconSettings },
];

const ADMIN: readonly NavEntry[] = [
  { href: ROUTES.adminArenas.path, label: 'Arenas', icon: IconBuildingStadium },
  { href: ROUTES.adminEvents.path, label: 'Eventos', icon: IconTrophy },
  { href: ROUTES.platformAdmin.path, label: 'Operação', icon: IconActivity },
  { href: ROUTES.adminPayouts.path, label: 'Repasses', icon: IconCashBanknote },
  { href: ROUTES.adminSettings.path, label: 'Configurações', icon: IconSettings },
];

/** The entries of the sidebar and the tabs; none for a visitor. */
export function menuOf(role: ActingRole | null): readonly NavEntry[] {
  if (role === null) return [];
  if (isStaff(role)) return DESK.filter(({ href }) => maySee(href, role));
  return role === 'admin' ? ADMIN : CUSTOMER;
}
