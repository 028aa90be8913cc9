export const PROOF = {
  title: 'Confirme que é você',
  lead: 'Faz um tempo que você entrou. Para mudar aonde vai o dinheiro, ou os dados com que você entra, confirme que é você. Vale por 10 minutos.',
  password: 'Senha atual',
  missing: 'Informe sua senha atual para continuar.',
  confirm: 'Confirmar',
  dismiss: 'Agora não',
  google: 'Entrar de novo com o Google',
  another: 'Esta não é a conta do Google com que você entra aqui.',
} as const;
