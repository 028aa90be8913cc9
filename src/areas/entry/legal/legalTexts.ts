import { fromIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';

export const LEGAL = {
  contents: 'Nesta página',
  loading: 'Carregando o texto…',
  failed: 'Não foi possível carregar este texto.',
  example: 'Dados de exemplo',
  exampleText:
    'Esta é uma instalação de teste: o nome, o CNPJ, o endereço e os contatos abaixo não são de ninguém. Em produção o servidor não começa sem os verdadeiros.',
} as const;

export function versionLine(version: string): string {
  return `Versão de ${formatDay(fromIsoDay(version))}`;
}

export const CONSENT = {
  title: 'Nossos termos',
  terms: 'Termos de uso',
  and: 'e',
  privacy: 'Política de privacidade',
  lead: 'Leia quando puder: nada muda no que você já reservou, e dá para usar tudo enquanto isso.',
  accept: 'Aceito os termos',
  postpone: 'Agora não',
} as const;
