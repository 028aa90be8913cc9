export const LOGIN = {
  documentTitle: 'Entrar · Quadra Livre',
  title: 'Entrar',
  lead: 'Bom te ver por aqui. Sua próxima partida está a um toque.',
  google: 'Entrar com o Google',
  or: 'ou com seu email',
  email: 'Email',
  password: 'Senha',
  submit: 'Entrar',
  forgot: 'Esqueceu a senha?',
  newHere: 'Ainda não tem conta?',
  signUp: 'Cadastre-se',
  slogan: 'Pé na areia, bola no ar.',
} as const;
