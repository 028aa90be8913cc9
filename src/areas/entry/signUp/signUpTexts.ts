import { TITLES } from '#domain/navigation/titles.ts';

/** The texts of both sign-ups. */
const COMMON = {
  city: 'Cidade',
  email: 'Email',
  password: 'Senha',
  repeated: 'Repita a senha',
  hasAccount: 'Já tem conta?',
  login: 'Entrar',
} as const;

export const SIGN_UP = {
  ...COMMON,
  title: TITLES.signUp,
  lead: 'Um minuto, e a quadra já pode ser sua.',
  slogan: 'Chama a turma.',
  picture: 'Sua foto (opcional)',
  name: 'Nome',
  passwordHint: 'Mínimo de 6 caracteres. Evite as óbvias.',
  submit: 'Cadastrar',
  hasArena: 'Tem uma arena?',
  arena: 'Cadastrar arena',
} as const;

export const ARENA_SIGN_UP = {
  ...COMMON,
  title: TITLES.arenaSignUp,
  lead: 'Suas quadras na agenda de quem joga na areia.',
  slogan: 'Casa cheia, areia quente.',
  picture: 'Foto ou logo da arena (opcional)',
  name: 'Nome da arena',
  manager: 'Nome do responsável',
  instagram: 'Instagram',
  instagramPlaceholder: '@suaarena',
  passwordHint: 'De 6 a 10 caracteres.',
  submit: 'Cadastrar arena',
  isPlayer: 'Quer jogar?',
  player: 'Cadastre-se como jogador',
} as const;

export const TERMS = {
  pressing: (button: string) => `Ao tocar em “${button}”, você aceita os`,
  terms: 'Termos de uso',
  having: 'e diz que leu a',
  privacy: 'Política de privacidade',
} as const;

const MAKING = 'Criando sua conta…';

/** @param share the share of the picture's bytes that is sent; the account is created after the last of them */
export function sendingWords(share: number): string {
  return share < 1 ? `Enviando foto… ${Math.floor(share * 100)} %` : MAKING;
}

export const ZONE_FIELD = {
  label: 'Fuso horário',
  hint: 'Há mais de um lugar com este nome. Confira a hora certa da sua arena.',
} as const;
