import type { ChangedField, EventChange } from '../../../../../domain/events/change.ts';

export const CHANGES_TITLE = 'O que mudou neste evento';

const FIELDS: Readonly<Record<ChangedField, string>> = {
  name: 'nome',
  days: 'datas',
  place: 'local',
  contact: 'contato',
  pix: 'chave PIX',
  startDate: 'data do torneio',
  registerUntil: 'inscrições até',
  payUntil: 'pagamento até',
  price: 'preço por jogador',
  doublesNumber: 'vagas',
  prizes: 'premiação',
};

/** `Mista C/D, preço por jogador: era R$ 60,00, agora é R$ 80,00` */
export function changeText({ category, field, before, after }: EventChange): string {
  const what = category === undefined ? FIELDS[field] : `${category}, ${FIELDS[field]}`;
  return `${what}: era ${before}, agora é ${after}`;
}
