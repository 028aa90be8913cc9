import { type LegalText, mailTo } from './legalText.ts';
import { TITLES } from '#domain/navigation/titles.ts';

/** The accessibility statement (Lei 13.146/2015, art. 63). Only what the tests examine is claimed. */
export const ACCESSIBILITY: LegalText = {
  title: TITLES.accessibility,
  lead: 'Queremos que qualquer pessoa reserve e jogue. Seguimos a WCAG 2.2, nível AA, e aqui dizemos também o que ainda falta.',
  version: '2026-11-23',
  sections: ({ email, phone }) => [
    {
      id: 'o-que-fazemos',
      title: 'O que já funciona',
      blocks: [
        {
          list: [
            'Tudo pode ser feito pelo teclado, com o foco sempre visível e um atalho para o conteúdo.',
            'Títulos, campos, botões e erros têm nomes que leitores de tela dizem.',
            'Nada é dito só pela cor: cada estado tem também uma palavra ou um ícone.',
            'Temas claro e escuro com contraste de pelo menos 4,5 para 1 nos textos.',
            'Os textos podem dobrar de tamanho, e as telas cabem em 320 pixels.',
            'O código do PIX pode ser copiado; ninguém depende do QR.',
            'Quem pede menos movimento no aparelho não vê animações.',
          ],
        },
      ],
    },
    {
      id: 'limites',
      title: 'O que ainda falta',
      blocks: [
        {
          list: [
            'As fotos que as arenas enviam não têm descrição própria, só o nome da arena.',
            'A grade de reservas da arena e o chaveamento do torneio rolam para os lados em telas pequenas.',
            'Ainda não há tradução em Libras.',
          ],
        },
      ],
    },
    {
      id: 'como-conferimos',
      title: 'Como conferimos',
      blocks: [
        'A cada mudança, todas as telas passam pelo verificador automático axe, nos dois temas e em tela pequena e grande. Verificação automática não acha tudo: uma avaliação por pessoas de fora ainda não foi feita.',
      ],
    },
    {
      id: 'contato',
      title: 'Encontrou uma barreira?',
      blocks: [
        `Conte para a gente: ${mailTo(email)}${phone === undefined ? '' : ` ou ${phone}`}. Respondemos em até 5 dias úteis e, enquanto a correção não chega, fazemos com você o que a tela não deixou fazer.`,
      ],
    },
  ],
};
