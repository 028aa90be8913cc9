export const LINK = {
  title: 'Este email já tem conta',
  before: 'A conta de ',
  after: ' tem uma senha. Informe essa senha uma vez e, da próxima, o Google basta.',
  password: 'Senha',
  forgot: 'Esqueceu a senha?',
  dismiss: 'Agora não',
  submit: 'Ligar e entrar',
} as const;
