import { describe, expect, test } from 'vitest';
import { redirectFor, type RouteName, routeOf, ROUTES } from '#domain/navigation/routes.ts';
import type { ActingRole } from '#domain/staff/staff.ts';

const ID = '0190c8f0-1111-7222-8333-444455556666';
const VISITORS: readonly (ActingRole | null)[] = [null, 'player', 'arena-owner', 'manager', 'reception', 'admin'];
const OWNER_HOME = '/empresa/dashboard';
const DESK_HOME = '/empresa/reservas';

/** Where each screen sends the visitor, the player, owner, manager and reception of an arena, and the admin; '·' = they stay. */
const TABLE: Record<
  RouteName,
  [visitor: string, player: string, owner: string, manager: string, reception: string, admin: string]
> = {
  login: ['·', '·', '·', '·', '·', '·'],
  signUp: ['·', '·', '·', '·', '·', '·'],
  arenaSignUp: ['·', '·', '·', '·', '·', '·'],
  forgotPassword: ['·', '·', '·', '·', '·', '·'],
  resetPassword: ['·', '·', '·', '·', '·', '·'],
  confirmEmail: ['·', '·', '·', '·', '·', '·'],
  staffLink: ['·', '·', '·', '·', '·', '·'],
  pairLink: ['·', '·', '·', '·', '·', '·'],
  paymentLink: ['·', '·', '·', '·', '·', '·'],
  scorerLink: ['·', '·', '·', '·', '·', '·'],
  privacy: ['·', '·', '·', '·', '·', '·'],
  terms: ['·', '·', '·', '·', '·', '·'],
  cancellation: ['·', '·', '·', '·', '·', '·'],
  accessibility: ['·', '·', '·', '·', '·', '·'],
  publicEvent: ['·', '·', '·', '·', '·', '·'],
  publicTournament: ['·', '·', '·', '·', '·', '·'],
  home: ['·', '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '·'],
  finder: ['·', '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '·'],
  arena: ['·', '·', '·', '·', '·', '·'],
  arenaShort: ['·', '·', '·', '·', '·', '·'],
  reserve: [back(`/cliente/arena/${ID}/reservar`), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  reserveShort: [back(`/cliente/${ID}/reservar`), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  seriesAsk: [back(`/cliente/arena/${ID}/mensalista`), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  queueJoin: [back(`/cliente/arena/${ID}/fila`), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  rebooking: [back(`/cliente/minhas-reservas/${ID}/outro-horario`), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  myQueues: [back('/cliente/filas'), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  myReservations: [back('/cliente/minhas-reservas'), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  reservation: [back(`/cliente/minhas-reservas/${ID}`), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  paymentHistory: [back('/cliente/pagamentos-de-eventos'), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  myBills: [back('/cliente/mensalidades'), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  myVouchers: [back('/cliente/vouchers'), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  myTournaments: [back('/cliente/meus-torneios'), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  profile: [back('/cliente/perfil'), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  settings: [back('/cliente/configuracoes'), '·', OWNER_HOME, OWNER_HOME, DESK_HOME, '/'],
  notices: [back('/avisos'), '·', '·', '·', '·', '·'],
  newArena: [back('/abrir-arena'), '·', '·', '·', '·', '/'],
  events: [back('/eventos'), '·', '·', '·', '·', '·'],
  event: [back(`/eventos/${ID}`), '·', '·', '·', '·', '·'],
  manageEvent: [back(`/eventos/${ID}/gerenciar`), '·', '·', '·', '·', '·'],
  teamTournament: [back(`/eventos/${ID}/torneio/teams/${ID}/${ID}/${ID}`), '·', '·', '·', '·', '·'],
  pairTournament: [back(`/eventos/${ID}/torneio/${ID}/${ID}/${ID}`), '·', '·', '·', '·', '·'],
  connectAccount: [back('/conta-para-receber/retorno'), '·', '·', '·', '·', '·'],
  ownerDashboard: [back('/empresa/dashboard'), '/', '·', '·', DESK_HOME, '/'],
  ownerReserve: [back('/empresa/reservar'), '/', '·', '·', '·', '/'],
  ownerReservations: [back('/empresa/reservas'), '/', '·', '·', '·', '/'],
  ownerReceipt: [back(`/empresa/reservas/${ID}/recibo`), '/', '·', '·', '·', '/'],
  ownerImport: [back('/empresa/importar'), '/', '·', '·', DESK_HOME, '/'],
  ownerSeries: [back('/empresa/mensalistas'), '/', '·', '·', '·', '/'],
  ownerBills: [back('/empresa/mensalistas/mensalidades'), '/', '·', '·', '·', '/'],
  ownerNewSeries: [back('/empresa/mensalistas/novo'), '/', '·', '·', DESK_HOME, '/'],
  ownerVouchers: [back('/empresa/vouchers'), '/', '·', '·', '·', '/'],
  ownerPlayers: [back('/empresa/jogadores'), '/', '·', '·', '·', '/'],
  ownerPlayer: [back(`/empresa/jogadores/${ID}`), '/', '·', '·', '·', '/'],
  ownerCustomers: [back('/empresa/clientes'), '/', '·', '·', '·', '/'],
  ownerCustomer: [back(`/empresa/clientes/${ID}`), '/', '·', '·', '·', '/'],
  ownerSearch: [back('/empresa/busca'), '/', '·', '·', '·', '/'],
  ownerDebts: [back('/empresa/pendencias'), '/', '·', '·', '·', '/'],
  ownerTill: [back('/empresa/caixa'), '/', '·', '·', '·', '/'],
  ownerClosedTill: [back(`/empresa/caixa/${ID}`), '/', '·', '·', '·', '/'],
  ownerSlots: [back('/empresa/horarios'), '/', '·', '·', DESK_HOME, '/'],
  ownerGuide: [back('/empresa/comecar'), '/', '·', '·', DESK_HOME, '/'],
  ownerCourts: [back('/empresa/quadras'), '/', '·', '·', DESK_HOME, '/'],
  ownerTournaments: [back('/empresa/torneios'), '/', '·', '·', DESK_HOME, '/'],
  ownerStaff: [back('/empresa/equipe'), '/', '·', OWNER_HOME, DESK_HOME, '/'],
  ownerAudit: [back('/empresa/equipe/registro'), '/', '·', OWNER_HOME, DESK_HOME, '/'],
  ownerSettings: [back('/empresa/configuracoes'), '/', '·', '·', DESK_HOME, '/'],
  adminArenas: [back('/admin/arenas'), '/', OWNER_HOME, OWNER_HOME, DESK_HOME, '·'],
  adminSettings: [back('/admin/configuracoes'), '/', OWNER_HOME, OWNER_HOME, DESK_HOME, '·'],
  adminEvents: [back('/admin/eventos'), '/', OWNER_HOME, OWNER_HOME, DESK_HOME, '·'],
  platformAdmin: [back('/admin/operacao'), '/', OWNER_HOME, OWNER_HOME, DESK_HOME, '·'],
  adminPayouts: [back('/admin/repasses'), '/', OWNER_HOME, OWNER_HOME, DESK_HOME, '·'],
  adminPayee: [back(`/admin/repasses/${ID}`), '/', OWNER_HOME, OWNER_HOME, DESK_HOME, '·'],
};

function back(path: string): string {
  return `/entrar?continue=${encodeURIComponent(path)}`;
}

function pathOf(route: RouteName): string {
  return ROUTES[route].path.replace(/:\w+/g, ID);
}

function isRoute(name: string): name is RouteName {
  return name in ROUTES;
}

const CASES = Object.keys(ROUTES)
  .filter(isRoute)
  .flatMap((route) => VISITORS.map((role, at) => ({ route, role, to: TABLE[route][at] })));

describe('the guard', () => {
  test.each(CASES)('$role at $route → $to', ({ route, role, to }) => {
    const redirect = redirectFor({ pathname: pathOf(route), search: '' }, role);
    expect(redirect).toBe(to === '·' ? undefined : to);
  });

  test('sends nobody round in circles: where one is sent, one may stay', () => {
    for (const { route, role } of CASES) {
      const to = redirectFor({ pathname: pathOf(route), search: '' }, role);
      if (to === undefined) continue;
      const target = new URL(to, 'http://app.example');
      expect(redirectFor(target, role), `${role} sent from ${route} to ${to}`).toBeUndefined();
    }
  });

  test('keeps the query of the page that was asked for', () => {
    expect(redirectFor({ pathname: '/eventos', search: '?view=myEvents&tab=FINALIZADO' }, null)).toBe(
      '/entrar?continue=%2Feventos%3Fview%3DmyEvents%26tab%3DFINALIZADO',
    );
  });

  test('leaves unknown addresses to the not-found page', () => {
    for (const role of VISITORS) expect(redirectFor({ pathname: '/nao-existe', search: '' }, role)).toBeUndefined();
  });
});

describe('finding the screen of an address', () => {
  test.each(Object.keys(ROUTES).filter(isRoute))('%s', (route) => {
    expect(routeOf(pathOf(route))).toBe(route);
  });

  test.each([
    '',
    '//',
    '/entrar/',
    '/ENTRAR',
    '/cliente',
    '/cliente/arena/a/b',
    '/cliente/arena/a/reservar/',
    '/empresa',
    '/x/entrar',
    '/entrar\n',
  ])('%j is no screen', (pathname) => {
    expect(routeOf(pathname)).toBeUndefined();
  });
});
