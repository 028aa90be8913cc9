export const ON_AIR = {
  title: 'Página da arena',
  lead: 'No ar, sua arena aparece para todos e recebe reservas pelo Quadra Livre.',
  isOn: 'No ar',
  isOff: 'Fora do ar',
  isHidden: 'Oculta',
  onHint: 'Todos encontram sua arena.',
  offHint: 'Só a sua equipe vê a arena. Ninguém mais encontra a página nem reserva por ela.',
  hiddenHint: 'A equipe do Quadra Livre ocultou sua arena. Motivo:',
  take: 'Tirar do ar',
  put: 'Colocar no ar',
  guide: 'Continuar o guia',
  confirmTitle: 'Tirar a arena do ar?',
  confirmText: 'Ela some da lista e ninguém mais reserva por ela. As reservas que já existem continuam valendo.',
  keep: 'Manter no ar',
} as const;

export const OFF_AIR_CARD = {
  title: 'Sua arena ainda não está no ar',
  goOn: 'Continuar',
  hiddenTitle: 'Sua arena foi ocultada',
} as const;

/** `2 de 4 passos` */
export function progressText(passed: number, all: number): string {
  return `${passed} de ${all} passos. Falta pouco para receber a primeira reserva.`;
}
