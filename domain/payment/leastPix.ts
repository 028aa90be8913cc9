import { formatReais } from '../values/money.ts';

/** Why a payer gets no code. @param least centavos: the least sum of a charge at the account that receives */
export function leastPixText(least: number): string {
  return `Aqui um PIX é de ${formatReais(least)} ou mais. Para pagar menos, combine com quem recebe.`;
}
