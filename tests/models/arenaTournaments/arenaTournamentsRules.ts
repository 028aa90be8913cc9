import {
  type arenaTournamentsMachine,
  describeArenaTournaments,
} from '../../../machines/arenaTournaments/arenaTournaments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  type Rule,
  shows,
  starts,
  startsNot,
  stays,
  requests,
} from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

type ArenaTournaments = typeof arenaTournamentsMachine;

const create = { type: 'create.requested' };
const cancel = { type: 'cancel.requested', id: 'another' };
const isCreating = (yes: boolean) => shows(describeArenaTournaments, { isCreating: yes });
const onTheList: readonly Check<ArenaTournaments>[] = [
  isCreating(false),
  startsNot('submission'),
  ends('submission'),
  emits(),
  can(create),
  can(cancel),
];

/** What the specification says of the tournaments that an owner announces. */
export const arenaTournamentsRules: readonly Rule<ArenaTournaments>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the list opens without a form; cancelling a tournament asks first',
    on: 'start',
    must: [...onTheList, starts('command', () => ({ name: 'cancelTournament', asksFirst: true }))],
  },
  {
    section: 'SPEC 5',
    says: 'the create modal opens, which needs an image, and sends nothing yet',
    on: 'create.requested',
    must: [
      isCreating(true),
      starts('submission', () => ({ name: 'newTournament', needsPicture: true })),
      startsNot('command'),
      emits(),
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the open modal can be closed, and nothing else is begun over it',
    when: ({ after }) => describeArenaTournaments(after).isCreating,
    must: [
      can({ type: 'dialog.closed' }),
      wouldShow(answers('submission'), describeArenaTournaments, { isCreating: false }),
      can(create, false),
      can(cancel, false),
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'cancelling is about this very tournament, and only asked about so far',
    on: 'cancel.requested',
    must: [requests('command'), stays, startsNot(), emits()],
  },
  {
    section: 'SPEC 8',
    says: "the modal closes when the tournament was made ('Torneio criado com sucesso!') or the owner gave it up",
    on: ['done(submission)', 'dialog.closed'],
    must: [...onTheList, startsNot()],
  },
];
