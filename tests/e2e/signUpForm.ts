import type { Locator, Page } from 'playwright-core';

/** What a visitor types who becomes a player, by the labels on screen; the gender is chosen besides. */
export const PLAYER = {
  Nome: 'Marina Lopes',
  Cidade: 'Santos',
  Telefone: '13988887777',
  Email: 'marina@exemplo.com',
  Senha: 'mar e vento sul',
  'Repita a senha': 'mar e vento sul',
};

export const ARENA = {
  'Nome da arena': 'Arena Ressaca',
  'Nome do responsável': 'Helena Prado',
  Instagram: 'arenaressaca',
  Cidade: 'Itanhaém',
  Telefone: '13977776666',
  Email: 'ressaca@exemplo.com',
  Senha: 'mare&vento',
  'Repita a senha': 'mare&vento',
};

export async function typeAll(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

export async function typePlayer(page: Page, texts: Partial<typeof PLAYER> = {}): Promise<void> {
  await typeAll(page, { ...PLAYER, ...texts });
  await field(page, 'Feminino').check();
}

export function send(page: Page, name = 'Cadastrar'): Promise<void> {
  return page.getByRole('form').getByRole('button', { name, exact: true }).click();
}
