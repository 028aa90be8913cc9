/** The texts of `npm run create-admin`. */
export const ADMIN = {
  usage: 'Uso: npm run create-admin -- [--name "Nome"] [--email nome@exemplo.com]',
  passwordHow: 'A senha é perguntada no terminal; sem terminal, vem em ADMIN_PASSWORD ou pela entrada padrão.',
  questions: { name: 'Nome: ', email: 'Email: ', password: 'Senha: ', repeated: 'Repita a senha: ' },
  cancelled: 'Cancelado. Nada foi mudado.',
  taken: (email: string) => `O email ${email} já está cadastrado. Nada foi mudado.`,
  made: (email: string) => `Administrador criado. Entre com ${email} e a senha escolhida.`,
} as const;
