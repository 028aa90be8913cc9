/**
 * The hint below a field's label: the value that another window saved while this one was typing.
 * @param show how the value is shown, where it is stored otherwise
 */
export function savedElsewhere(value: string | undefined, show = asItIs): string | undefined {
  return value === undefined ? undefined : `Em outra janela foi salvo: ${show(value) || 'nada'}`;
}

function asItIs(value: string): string {
  return value;
}
