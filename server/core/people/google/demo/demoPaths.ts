/** Paths below the issuer's address, in addition to those of the protocol. */
export const PATHS = { style: '/estilo.css', pictures: '/retratos', choice: '/pessoas' } as const;

export function pictureOf(issuer: string): (person: { readonly id: string }) => string {
  return ({ id }) => `${issuer}${PATHS.pictures}/${id}.png`;
}
