import type { DoubleFormat } from '#domain/events/category.ts';
import { FORMATS } from '../page/categoryTexts.ts';

export const NEW_CATEGORY = {
  title: 'Criar Torneio',
  category: 'Categoria',
  categoryPlaceholder: 'Ex.: Mista C/D',
  format: 'Formato',
  doubles: 'Número de duplas',
  teams: 'Número de equipes',
  price: 'Preço por jogador',
  date: 'Data do torneio',
  registerUntil: 'Inscrições até',
  registerUntilPlaceholder: 'Até o último dia de pagamento',
  clearRegisterUntil: 'Limpar último dia de inscrição',
  payUntil: 'Pagamento até',
  choose: 'Escolha o dia',
  prizes: 'Premiação',
  prizesHint: 'Use 0 onde não houver prêmio em dinheiro.',
  firstPlace: '1º lugar',
  secondPlace: '2º lugar',
  thirdPlace: '3º lugar',
  payment: 'Como os jogadores pagam',
  dismiss: 'Agora não',
  create: 'Criar Torneio',
} as const;

export const FORMAT_CHOICES: readonly { value: DoubleFormat; label: string; hint: string }[] = (
  ['pre-formed', 'teams', 'randomly'] as const
).map((value) => ({ value, label: FORMATS[value].name, hint: FORMATS[value].hint }));

export const PAYMENT_CHOICES = [
  {
    value: 'yes',
    label: 'PIX pela plataforma',
    hint: 'Cada jogador paga a própria parte aqui, e a inscrição se confirma sozinha.',
  },
  {
    value: 'no',
    label: 'PIX direto a você',
    hint: 'Eles pagam na chave PIX do evento, e você confirma cada pagamento.',
  },
] as const;

/** The hint below the number of places, when it is not the number of players who register. */
export function playersHint(format: string, places: string): string | undefined {
  const number = Number(places);
  if (format !== 'randomly' || number === 0) return undefined;
  return `${number * 2} jogadores, que se inscrevem um a um.`;
}
