/** The hint below a field's label: the value that another window saved while this one was typing. */
export function savedElsewhere(value: string | undefined): string | undefined {
  return value === undefined ? undefined : `Em outra janela foi salvo: ${value || 'nada'}`;
}
