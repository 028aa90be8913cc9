import type { Block } from './legalText.ts';

/** What is stored in the browser. All of it is strictly necessary, so the law asks for no consent and no banner. */
export const STORED: readonly Block[] = [
  'Só usamos o que o serviço precisa para funcionar. Não há cookies de propaganda, de medição nem de terceiros, e as letras da página vêm do nosso próprio servidor. Como nada depende de consentimento, não mostramos um aviso pedindo que você aceite.',
  {
    head: ['Nome', 'Para quê', 'Duração'],
    rows: [
      [
        'token e quadra-companion',
        'Manter você conectado; o segundo impede que um token copiado seja usado em outro lugar',
        '30 dias, ou até sair',
      ],
      [
        'quadra-browser',
        'Lembrar que este navegador já entrou na conta, para que tentativas de estranhos não bloqueiem você',
        '180 dias',
      ],
      ['quadra-google', 'Ligar a volta do Google ao pedido feito neste navegador', '10 minutos'],
      ['user (armazenamento local)', 'Mostrar seu nome sem esperar o servidor', 'Até sair'],
      ['Rascunhos (armazenamento da aba)', 'Não perder o que você digitou', 'Até fechar a aba'],
      [
        'O aplicativo e o que você viu por último: reservas, torneios e arenas (caches do navegador)',
        'Abrir e mostrar isso também sem internet',
        'O que é seu, até sair; o aplicativo, até você limpar',
      ],
      ['Tema claro ou escuro, e a altura das linhas da agenda', 'Lembrar sua escolha', 'Até você limpar'],
    ],
  },
];
