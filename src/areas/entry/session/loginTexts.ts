import { TITLES } from '#domain/navigation/titles.ts';

export const LOGIN = {
  title: TITLES.login,
  lead: 'Bom te ver por aqui. Sua próxima partida está a um toque.',
  google: 'Entrar com o Google',
  or: 'ou com seu email',
  email: 'Email',
  password: 'Senha',
  submit: 'Entrar',
  forgot: 'Esqueceu a senha?',
  newHere: 'Ainda não tem conta?',
  signUp: 'Cadastre-se',
} as const;
