import { ARENA_SIGN_UP } from '../signUp/index.ts';

const { name, instagram, instagramPlaceholder, city } = ARENA_SIGN_UP;

export const NEW_ARENA = {
  name,
  instagram,
  instagramPlaceholder,
  city,
  documentTitle: 'Abrir uma arena · Quadra Livre',
  title: 'Abrir uma arena',
  lead: 'Ela fica na sua conta, ao lado do que você já tem. Ninguém a vê antes de você publicar.',
  submit: 'Abrir arena',
} as const;
