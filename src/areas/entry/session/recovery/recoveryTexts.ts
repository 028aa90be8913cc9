import { TITLES } from '#domain/navigation/titles.ts';

export const RECOVERY = {
  title: TITLES.forgotPassword,
  lead: 'Informe o email da sua conta. Enviamos um link para você criar uma senha nova.',
  email: 'Email',
  submit: 'Enviar link',
  remembered: 'Lembrou a senha?',
  login: 'Voltar para entrar',
} as const;

/** Shown after the request. It must not reveal whether the address has an account. */
export const SENT = {
  title: 'Confira seu email',
  before: 'Se ',
  after: ' tiver uma conta, uma mensagem com o link já está a caminho.',
  hints: ['O link vale por 30 minutos e só o mais recente funciona.', 'Não chegou? Olhe também na caixa de spam.'],
  resend: 'Reenviar',
  resendIn: (time: string) => `Reenviar em ${time}`,
  otherEmail: 'Usar outro email',
} as const;

export const RESET = {
  title: 'Criar nova senha',
  lead: 'Escolha uma senha que você não usa em outro lugar. Ao trocar, saímos da sua conta em todos os aparelhos.',
  password: 'Nova senha',
  hint: 'Mínimo de 6 caracteres.',
  repeated: 'Repita a nova senha',
  submit: 'Salvar nova senha',
} as const;

export const LINK_OVER = {
  title: 'Este link não abre mais',
  unknown: 'Ele já foi usado, expirou ou foi aberto em outra aba.',
  text: 'Por segurança, cada link vale por 30 minutos e funciona uma vez só.',
  again: 'Pedir outro link',
} as const;
