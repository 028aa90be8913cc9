/** The words of the section about the app on the home screen. */
export const INSTALL_TEXTS = {
  title: 'Na tela inicial',
  lead: 'A Quadra Livre abre como um app, e as suas reservas e torneios aparecem também sem internet.',
  button: 'O navegador vai perguntar se você quer instalar.',
  install: 'Instalar neste aparelho',
  menu: 'Para instalar, abra o menu do navegador e escolha “Instalar app” ou “Adicionar à tela inicial”.',
  byHand: 'No iPhone e no iPad, abra esta página no Safari, toque em Compartilhar e em “Adicionar à Tela de Início”.',
  installed: 'A Quadra Livre está instalada neste aparelho.',
} as const;
