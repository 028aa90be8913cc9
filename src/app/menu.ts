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
  IconReportMoney,
  IconSettings,
  IconTicket,
  IconTournament,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react';
import { ROUTES } from '../../domain/navigation/routes.ts';
import type { Role } from '../../domain/people/person.ts';
import type { NavEntry } from '../shared/look/layout/navigation.ts';

const OWNER: readonly NavEntry[] = [
  { href: ROUTES.ownerDashboard.path, label: 'Início', icon: IconHome },
  { href: ROUTES.ownerReserve.path, label: 'Reservar', icon: IconCalendarPlus },
  { href: ROUTES.ownerReservations.path, label: 'Reservas', icon: IconCalendarCheck },
  { href: ROUTES.ownerVouchers.path, label: 'Vouchers', icon: IconTicket },
  { href: ROUTES.ownerPlayers.path, label: 'Jogadores', icon: IconUsers },
  { href: ROUTES.ownerDebts.path, label: 'Pendências', icon: IconReportMoney },
  { href: ROUTES.ownerTill.path, label: 'Caixa', icon: IconCashRegister },
  { href: ROUTES.ownerSlots.path, label: 'Horários', icon: IconClock },
  { href: ROUTES.ownerCourts.path, label: 'Quadras', icon: IconLayoutGrid },
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
  { href: ROUTES.adminOperation.path, label: 'Operação', icon: IconActivity },
  { href: ROUTES.adminPayouts.path, label: 'Repasses', icon: IconCashBanknote },
  { href: ROUTES.adminSettings.path, label: 'Configurações', icon: IconSettings },
];

/** The entries of the sidebar and the tabs; none for a visitor. */
export function menuOf(role: Role | null): readonly NavEntry[] {
  if (role === null) return [];
  if (role === 'arena-owner') return OWNER;
  return role === 'admin' ? ADMIN : CUSTOMER;
}
