export const EDIT_EVENT = {
  ask: 'Editar evento',
  title: 'Editar evento',
  save: 'Salvar evento',
  dismiss: 'Agora não',
  warning: 'Quem já se inscreveu vê na página do evento o que mudou. Se a data ou o local mudam, avise também.',
} as const;

export const EDIT_CATEGORY = {
  ask: 'Editar',
  title: 'Editar torneio',
  save: 'Salvar torneio',
} as const;

/** What changing a category means for those who registered. */
export function soldText(registrations: number): string {
  const who = registrations === 1 ? 'Já há 1 inscrição' : `Já há ${registrations} inscrições`;
  return `${who}: quem entrou vê na página do evento o que mudou. Um preço novo vale só para novas inscrições, e as vagas não ficam abaixo das vendidas.`;
}
