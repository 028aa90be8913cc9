/** The words of the section about notices on this device. */
export const PUSH_TEXTS = {
  title: 'Avisos neste aparelho',
  loading: 'Vendo o que este navegador permite',
  failed: 'Não foi possível ler se este aparelho mostra avisos.',
  lead: 'Saiba na hora o que mudou, também com a Quadra Livre fechada.',
  off: 'Este aparelho ainda não mostra avisos. O navegador vai perguntar se você deixa.',
  answer: 'Responda à pergunta do navegador.',
  begin: 'Receber avisos neste aparelho',
  on: 'Este aparelho mostra os seus avisos até você sair da conta.',
  end: 'Parar de receber aqui',
  refused:
    'O navegador está bloqueando os avisos da Quadra Livre. Libere as notificações deste site nas configurações do navegador e volte aqui.',
  check: 'Já liberei',
  mustInstall:
    'No iPhone e no iPad os avisos chegam pelo app na Tela de Início. No Safari, toque em Compartilhar e em “Adicionar à Tela de Início”; depois abra a Quadra Livre por lá e volte a esta página.',
  unsupported: 'Este navegador não mostra avisos com a página fechada. Eles continuam aqui no app e por email.',
} as const;
