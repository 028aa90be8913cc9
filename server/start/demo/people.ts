import type { Gender } from '#domain/people/person.ts';
import { fold } from '#domain/values/text/names.ts';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import type { people } from '#platform/database/schema/people.ts';
import { newId } from '#platform/database/uuid.ts';
import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';
import { PLACES } from './places.ts';

type NewPerson = typeof people.$inferInsert;

const PLAYER_NAMES: readonly (readonly [name: string, gender: Gender, city: string])[] = [
  ['Ana Beatriz Moura', 'F', 'Rio de Janeiro'],
  ['Bruno Carvalho', 'M', 'Rio de Janeiro'],
  ['Camila Ferraz', 'F', 'Niterói'],
  ['Diego Sant’Anna', 'M', 'Rio de Janeiro'],
  ['Eduarda Lins', 'F', 'Recife'],
  ['Felipe Quintela', 'M', 'Maceió'],
  ['Gabriela Torres', 'F', 'São Paulo'],
  ['Henrique Bastos', 'M', 'São Paulo'],
  ['Isabela Franco', 'F', 'Santos'],
  ['João Pedro Amorim', 'M', 'Santos'],
  ['Karina Weiss', 'F', 'Florianópolis'],
  ['Leonardo Battisti', 'M', 'Florianópolis'],
  ['Manuela Rezende', 'F', 'Belo Horizonte'],
  ['Nicolas Prado', 'M', 'Contagem'],
  ['Olívia Sampaio', 'F', 'Salvador'],
  ['Paulo Ricardo Telles', 'M', 'Salvador'],
  ['Quitéria Barros', 'F', 'Fortaleza'],
  ['Rafael Studart', 'M', 'Fortaleza'],
  ['Sofia Mendonça', 'F', 'Brasília'],
  ['Tiago Guimarães', 'M', 'Brasília'],
  ['Úrsula Brandt', 'F', 'Florianópolis'],
  ['Vinícius Rocha', 'M', 'Rio de Janeiro'],
  ['Wanessa Lopes', 'F', 'São Paulo'],
  ['Yuri Campelo', 'M', 'Recife'],
  ['Alice Novaes', 'F', 'Rio de Janeiro'],
  ['Breno Siqueira', 'M', 'Belo Horizonte'],
  ['Clara Figueira', 'F', 'São Paulo'],
  ['Davi Uchôa', 'M', 'Fortaleza'],
  ['Elisa Monteiro', 'F', 'São Paulo'],
  ['Fernando Paiva', 'M', 'Salvador'],
  ['Giovana Petrucci', 'F', 'Santos'],
  ['Heitor Malta', 'M', 'Maceió'],
  ['Ingrid Zanella', 'F', 'Florianópolis'],
  ['Jonas Teixeira', 'M', 'Brasília'],
  ['Lívia Coutinho', 'F', 'Recife'],
  ['Murilo Assunção', 'M', 'São Paulo'],
  ['Natália Vilela', 'F', 'Belo Horizonte'],
  ['Otávio Dantas', 'M', 'Rio de Janeiro'],
];

export interface Cast {
  readonly all: readonly NewPerson[];
  /** The player account that visitors of the demonstration log in with. */
  readonly star: NewPerson;
  readonly players: readonly NewPerson[];
  readonly ownerOf: (slug: string) => NewPerson | undefined;
  /** Works at the reception of the arena that visitors of the demonstration own. */
  readonly receptionist: NewPerson;
}

export function demoPeople(passwordHash: string, now: Date): Cast {
  const someone = (person: Pick<NewPerson, 'email' | 'name' | 'role'> & Partial<NewPerson>): NewPerson => ({
    id: newId(),
    passwordHash,
    emailConfirmedAt: now,
    createdAt: now,
    termsAnswered: TERMS_VERSION,
    ...person,
  });
  const [marina, thiago, helena, regina, priscila] = DEMO_ACCOUNTS;
  const star = someone({
    ...account(marina),
    role: 'player',
    gender: 'F',
    city: 'Rio de Janeiro',
    phone: '21990001001',
  });
  const players = PLAYER_NAMES.map(([name, gender, city], index) =>
    someone({ name, gender, city, role: 'player', email: emailOf(name), phone: `119900020${two(index)}` }),
  );
  const owners = new Map(
    PLACES.map(({ slug, owner, city, phone }) => {
      const email = owner === helena.name ? helena.email : `arena.${slug}@quadralivre.test`;
      return [slug, someone({ name: owner, email, city, phone, role: 'arena-owner' })];
    }),
  );
  const receptionist = someone({ ...account(priscila), role: 'player', city: 'Rio de Janeiro', phone: '21990001007' });
  const others = [someone({ ...account(thiago), role: 'player' }), someone({ ...account(regina), role: 'admin' })];
  return {
    all: [star, receptionist, ...others, ...players, ...owners.values()],
    star,
    players,
    ownerOf: (slug) => owners.get(slug),
    receptionist,
  };
}

function account({ email, name }: (typeof DEMO_ACCOUNTS)[number]) {
  return { email, name };
}

/** `João Pedro Amorim` → `joao.pedro.amorim@quadralivre.test` */
function emailOf(name: string): string {
  return `${fold(name)
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@quadralivre.test`;
}

function two(index: number): string {
  return String(index).padStart(2, '0');
}
