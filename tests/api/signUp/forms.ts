/** What a player fills in, with an e-mail of their own. */
export function playerForm(row: Record<string, unknown> = {}) {
  lastForm += 1;
  return {
    name: 'Marina Lopes',
    gender: 'F',
    city: 'Santos',
    phone: '13988887777',
    email: `marina${lastForm}@exemplo.com`,
    password: 'mar e vento sul',
    ...row,
  };
}

/** What an arena fills in, with an e-mail of its own. */
export function arenaForm(row: Record<string, unknown> = {}) {
  lastForm += 1;
  return {
    name: 'Arena Ressaca',
    manager: 'Helena Prado',
    socials: { instagram: '@arenaressaca' },
    address: { city: 'Itanhaém' },
    phone: '13977776666',
    email: `arena${lastForm}@exemplo.com`,
    password: 'mare&vento',
    ...row,
  };
}

let lastForm = 0;

/** The same as a browser's form, members of members as `address.city`, with a picture. */
export function asForm(body: Record<string, unknown>, avatar: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') form.append(name, value);
    else for (const [inner, text] of Object.entries(value ?? {})) form.append(`${name}.${inner}`, String(text));
  }
  form.append('avatar', new Blob([new Uint8Array(avatar)], { type: 'image/png' }), 'eu.png');
  return form;
}
