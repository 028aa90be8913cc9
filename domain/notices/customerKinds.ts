import { Schema } from 'effect';
import { customerPath } from '../navigation/paths.ts';
import { ROUTES } from '../navigation/routes.ts';
import { Id } from '../values/id.ts';
import { ArenaFacts, AT_ARENA, EXAMPLE_ID, kind } from './kind.ts';

/** The record, and the name that the arena knows the person by. */
const AnswerFacts = Schema.Struct({ record: Id, guest: Schema.String, isTheirs: Schema.Boolean });

/** What is heard of the records that an arena has of people. */
export const CUSTOMER_KINDS = {
  recordFound: kind({
    to: 'O jogador a quem a arena pergunta se um cadastro é dele',
    facts: ArenaFacts,
    title: () => 'Este cadastro é seu?',
    line: ({ arena }) => `${arena} tem um cadastro com o seu telefone. Você diz se ele é seu.`,
    path: () => ROUTES.settings.path,
    example: AT_ARENA,
  }),
  recordAnswered: kind<typeof AnswerFacts.Type>({
    to: 'A equipe da arena',
    facts: AnswerFacts,
    title: ({ isTheirs }) => (isTheirs ? 'Cadastro e conta são da mesma pessoa' : 'O cadastro é de outra pessoa'),
    line: ({ guest, isTheirs }, who) =>
      isTheirs
        ? `${who} juntou o cadastro ${guest} à própria conta.`
        : `${who} disse que o cadastro ${guest} não é da sua conta.`,
    path: ({ record }) => customerPath(record),
    example: { record: EXAMPLE_ID, guest: 'Rafa Souza', isTheirs: true },
  }),
};
