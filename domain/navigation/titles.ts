import { type RouteName, routeOf } from './routes.ts';

/** Titles of the pages that strangers and search engines open. The server writes them into the HTML that it sends. */
export const TITLES = {
  login: 'Entrar',
  signUp: 'Cadastrar',
  arenaSignUp: 'Cadastrar arena',
  forgotPassword: 'Recuperar senha',
  finder: 'Quadras livres',
  publicEvent: 'Evento',
  publicTournament: 'Torneio',
  privacy: 'Política de privacidade',
  terms: 'Termos de uso',
  cancellation: 'Cancelamento e reembolso',
  accessibility: 'Acessibilidade',
} as const satisfies Partial<Record<RouteName, string>>;

/** `Entrar · Quadra Livre` */
export function documentTitle(title: string): string {
  return `${title} · Quadra Livre`;
}

/** The title of the public page at a path; `undefined` of any other, which gets its title from the app. */
export function titleOf(pathname: string): string | undefined {
  const titles: Readonly<Partial<Record<RouteName, string>>> = TITLES;
  const route = routeOf(pathname);
  return route && titles[route];
}
