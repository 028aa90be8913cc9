import { type ActingRole, isManagement, isStaff } from '../staff/staff.ts';

/**
 * Who a screen is for. `everyone` includes visitors; `all` is any logged-in user, `people` all but admins; `desk` is whoever works at an arena,
 * `management` its owners and managers.
 */
type Audience =
  | 'everyone'
  | 'visitorsAndCustomers'
  | 'all'
  | 'people'
  | 'player'
  | 'desk'
  | 'management'
  | 'arena-owner'
  | 'admin';

/** Every screen of the app by name: its address pattern and who may see it. */
export const ROUTES = {
  login: { path: '/entrar', audience: 'everyone' },
  signUp: { path: '/cadastrar', audience: 'everyone' },
  arenaSignUp: { path: '/cadastrar-arena', audience: 'everyone' },
  forgotPassword: { path: '/recuperar-senha', audience: 'everyone' },
  resetPassword: { path: '/esqueceu-senha/:token', audience: 'everyone' },
  confirmEmail: { path: '/confirmar-email/:token', audience: 'everyone' },
  /** Where players become scorers of a tournament, by the link that its organizer sent. */
  scorerLink: { path: '/marcar-placares/:token', audience: 'everyone' },
  /** Where players become the partner of whoever sent them the link. */
  pairLink: { path: '/convite-de-dupla/:token', audience: 'everyone' },
  /** Where people join the team of an arena, by the link that an owner sent. */
  staffLink: { path: '/equipe/:token', audience: 'everyone' },
  /** Where whoever has the link pays what is left of a reservation. */
  paymentLink: { path: '/pagar/:token', audience: 'everyone' },
  privacy: { path: '/privacidade', audience: 'everyone' },
  terms: { path: '/termos', audience: 'everyone' },
  cancellation: { path: '/cancelamentos', audience: 'everyone' },
  accessibility: { path: '/acessibilidade', audience: 'everyone' },
  publicEvent: { path: '/evento/:id', audience: 'everyone' },
  publicTournament: { path: '/torneio/:id', audience: 'everyone' },
  home: { path: '/', audience: 'visitorsAndCustomers' },
  /** Which courts are free at an hour, over all arenas. */
  finder: { path: '/buscar', audience: 'visitorsAndCustomers' },
  arena: { path: '/cliente/arena/:id', audience: 'everyone' },
  reserve: { path: '/cliente/arena/:id/reservar', audience: 'player' },
  seriesAsk: { path: '/cliente/arena/:id/mensalista', audience: 'player' },
  queueJoin: { path: '/cliente/arena/:id/fila', audience: 'player' },
  myReservations: { path: '/cliente/minhas-reservas', audience: 'player' },
  reservation: { path: '/cliente/minhas-reservas/:id', audience: 'player' },
  /** What becomes of a paid reservation that a closure cancelled. */
  rebooking: { path: '/cliente/minhas-reservas/:id/outro-horario', audience: 'player' },
  myVouchers: { path: '/cliente/vouchers', audience: 'player' },
  myBills: { path: '/cliente/mensalidades', audience: 'player' },
  myQueues: { path: '/cliente/filas', audience: 'player' },
  myTournaments: { path: '/cliente/meus-torneios', audience: 'player' },
  paymentHistory: { path: '/cliente/pagamentos-de-eventos', audience: 'player' },
  profile: { path: '/cliente/perfil', audience: 'player' },
  settings: { path: '/cliente/configuracoes', audience: 'player' },
  arenaShort: { path: '/cliente/:id', audience: 'everyone' },
  reserveShort: { path: '/cliente/:id/reservar', audience: 'player' },
  notices: { path: '/avisos', audience: 'all' },
  /** For whoever has an account already. */
  newArena: { path: '/abrir-arena', audience: 'people' },
  events: { path: '/eventos', audience: 'all' },
  event: { path: '/eventos/:id', audience: 'all' },
  manageEvent: { path: '/eventos/:id/gerenciar', audience: 'all' },
  teamTournament: { path: '/eventos/:eventId/torneio/teams/:id/:organizerId/:name', audience: 'all' },
  pairTournament: { path: '/eventos/:eventId/torneio/:id/:organizerId/:name', audience: 'all' },
  /** Where a payment provider sends whoever answered whether their account may be connected. */
  connectAccount: { path: '/conta-para-receber/retorno', audience: 'all' },
  ownerDashboard: { path: '/empresa/dashboard', audience: 'management' },
  /** Leads a new arena to its first booking. */
  ownerGuide: { path: '/empresa/comecar', audience: 'management' },
  ownerReserve: { path: '/empresa/reservar', audience: 'desk' },
  ownerReservations: { path: '/empresa/reservas', audience: 'desk' },
  ownerReceipt: { path: '/empresa/reservas/:id/recibo', audience: 'desk' },
  ownerImport: { path: '/empresa/importar', audience: 'management' },
  ownerSeries: { path: '/empresa/mensalistas', audience: 'desk' },
  ownerNewSeries: { path: '/empresa/mensalistas/novo', audience: 'management' },
  ownerBills: { path: '/empresa/mensalistas/mensalidades', audience: 'desk' },
  ownerVouchers: { path: '/empresa/vouchers', audience: 'desk' },
  ownerPlayers: { path: '/empresa/jogadores', audience: 'desk' },
  ownerPlayer: { path: '/empresa/jogadores/:id', audience: 'desk' },
  ownerCustomers: { path: '/empresa/clientes', audience: 'desk' },
  ownerCustomer: { path: '/empresa/clientes/:id', audience: 'desk' },
  ownerSearch: { path: '/empresa/busca', audience: 'desk' },
  ownerDebts: { path: '/empresa/pendencias', audience: 'desk' },
  ownerTill: { path: '/empresa/caixa', audience: 'desk' },
  ownerClosedTill: { path: '/empresa/caixa/:id', audience: 'desk' },
  ownerSlots: { path: '/empresa/horarios', audience: 'management' },
  ownerCourts: { path: '/empresa/quadras', audience: 'management' },
  ownerTournaments: { path: '/empresa/torneios', audience: 'management' },
  ownerStaff: { path: '/empresa/equipe', audience: 'arena-owner' },
  ownerAudit: { path: '/empresa/equipe/registro', audience: 'arena-owner' },
  ownerSettings: { path: '/empresa/configuracoes', audience: 'management' },
  adminArenas: { path: '/admin/arenas', audience: 'admin' },
  adminEvents: { path: '/admin/eventos', audience: 'admin' },
  platformAdmin: { path: '/admin/operacao', audience: 'admin' },
  adminPayouts: { path: '/admin/repasses', audience: 'admin' },
  adminPayee: { path: '/admin/repasses/:id', audience: 'admin' },
  adminSettings: { path: '/admin/configuracoes', audience: 'admin' },
} as const satisfies Record<string, { path: string; audience: Audience }>;

export type RouteName = keyof typeof ROUTES;

/** Finds the screen of a pathname. The first match in {@link ROUTES} wins, so fixed paths stand before patterns there. */
export function routeOf(pathname: string): RouteName | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(pathname))?.[0];
}

const PATTERNS = Object.keys(ROUTES)
  .filter((name): name is RouteName => name in ROUTES)
  .map((name) => [name, new RegExp(`^${ROUTES[name].path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)] as const);

/** Whether visitors see the page: it then ends with the footer that names who runs the platform. */
export function isPublic(pathname: string): boolean {
  const route = routeOf(pathname);
  if (route === undefined) return true;
  const audience: Audience = ROUTES[route].audience;
  return audience === 'everyone' || audience === 'visitorsAndCustomers';
}

/** The named parts of an address: `/cliente/arena/42/reservar` → `{ id: '42' }`. */
export function paramsOf(pathname: string): Readonly<Partial<Record<string, string>>> {
  return PATTERNS.map(([, pattern]) => pattern.exec(pathname)).find((match) => match !== null)?.groups ?? {};
}

/** Where a person is redirected when they may not see the screen; `undefined` when they may. */
export function redirectFor(
  location: { pathname: string; search: string },
  role: ActingRole | null,
): string | undefined {
  const route = routeOf(location.pathname);
  if (route === undefined) return undefined;
  const audience: Audience = ROUTES[route].audience;
  if (audience === 'everyone') return undefined;
  if (audience === 'visitorsAndCustomers') return role !== null && isStaff(role) ? landingOf(role) : undefined;
  if (role === null) return loginPath(location.pathname + location.search);
  if (audience === 'all' || isOf(audience, role)) return undefined;
  return isStaff(role) ? landingOf(role) : ROUTES.home.path;
}

function isOf(audience: Audience, role: ActingRole): boolean {
  if (audience === 'people') return role !== 'admin';
  if (audience === 'desk') return isStaff(role);
  return audience === 'management' ? isManagement(role) : audience === role;
}

/** Whether whoever acts so may open the screen of an address. */
export function maySee(pathname: string, role: ActingRole): boolean {
  return redirectFor({ pathname, search: '' }, role) === undefined;
}

/** `/entrar`, with the page to return to in `continue`. */
export function loginPath(target: string): string {
  return target === '/' ? ROUTES.login.path : `${ROUTES.login.path}?continue=${encodeURIComponent(target)}`;
}

/** The page that somebody begins at. */
export function landingOf(role: ActingRole): string {
  if (isManagement(role)) return ROUTES.ownerDashboard.path;
  if (role === 'reception') return ROUTES.ownerReservations.path;
  return role === 'admin' ? ROUTES.adminArenas.path : ROUTES.home.path;
}

/**
 * Where a person goes after login: who works at an arena, and admins to their landing page, everybody else to
 * `continue` when it is a known path of this app, else home.
 * @param target the raw `continue` parameter, not trusted
 * @param origin this app's own origin, such as `https://quadralivre.example`
 */
export function afterLogin(role: ActingRole, target: string | null, origin: string): string {
  if (role !== 'player') return landingOf(role);
  return safeTarget(target, origin) ?? landingOf(role);
}

function safeTarget(target: string | null, origin: string): string | undefined {
  // A browser strips tabs and newlines and reads a backslash as a slash, which could lead to another site.
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return undefined;
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  if (url?.origin !== origin || /\/\/|%2f|%5c/i.test(url.pathname)) return undefined;
  const route = routeOf(url.pathname);
  return route === undefined || WAYS_IN.has(route) ? undefined : url.pathname + url.search;
}

/** Screens that make no sense after a login. */
const WAYS_IN: ReadonlySet<RouteName> = new Set(['login', 'signUp', 'arenaSignUp', 'forgotPassword', 'resetPassword']);
