/** Below a field's label: what another window saved there while this one typed. */
export function savedElsewhere(value: string | undefined): string | undefined {
  return value === undefined ? undefined : `Em outra janela foi salvo: ${value || 'nada'}`;
}
