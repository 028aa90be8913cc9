/** Texts of the callback page, and of its messages to the page that opened it. */
export const GOOGLE_TEXTS = {
  title: 'Entrar com o Google',
  done: 'Tudo certo. Voltando para a Quadra Livre…',
  mayClose: 'Pode fechar esta janela.',
  notFound: 'Este acesso com o Google expirou ou já foi usado. Volte à Quadra Livre e tente de novo.',
  cancelled: 'Você cancelou a entrada com o Google.',
  failed: 'Não foi possível entrar com o Google. Tente novamente.',
  noEmail: 'O Google não informou um email válido para esta conta.',
  unverifiedEmail: 'O email desta conta do Google ainda não foi confirmado.',
  inactive: 'Esta conta não pode entrar na Quadra Livre.',
  otherAccount:
    'Este email já tem uma conta ligada a outro acesso. Entre por ele, ou crie uma senha em “Recuperar senha”.',
} as const;
