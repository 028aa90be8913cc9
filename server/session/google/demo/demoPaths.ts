import type { DemoPerson } from './demoPeople.ts';

/** Beside the paths of the protocol, below the issuer's address. */
export const PATHS = { style: '/estilo.css', pictures: '/retratos', choice: '/pessoas' } as const;

export function pictureOf(issuer: string): (person: DemoPerson) => string {
  return ({ id }) => `${issuer}${PATHS.pictures}/${id}.png`;
}
