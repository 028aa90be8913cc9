import { describeKeptList } from '../../../machines/keptList.ts';
import type { unregisteredArenasMachine } from '../../../machines/unregisteredArenas/unregisteredArenas.ts';
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

type UnregisteredArenas = typeof unregisteredArenasMachine;

const create = { type: 'create.requested' };
const edit = { type: 'edit.requested', id: 'another' };
const remove = { type: 'delete.requested', id: 'another' };
const CLOSED = { isCreating: false, editing: '' };
const onTheList: readonly Check<UnregisteredArenas>[] = [
  shows(describeKeptList, CLOSED),
  startsNot('submission'),
  ends('submission'),
  emits(),
  can(create),
  wouldShow(edit, describeKeptList, { ...CLOSED, editing: edit.id }),
  can(remove),
];

/** What the specification says of the arenas that an admin keeps a list of. */
export const unregisteredArenasRules: readonly Rule<UnregisteredArenas>[] = [
  {
    section: 'SPEC 2, Admin routes',
    says: 'the list opens with new, edit and delete; deleting an arena asks first',
    on: 'start',
    must: [...onTheList, starts('command', () => ({ name: 'deleteUnregisteredArena', asksFirst: true }))],
  },
  {
    section: 'SPEC 7, Unregistered arenas',
    says: 'the form of a new arena opens, is over once it was sent, and sends nothing yet',
    on: 'create.requested',
    must: [
      shows(describeKeptList, { ...CLOSED, isCreating: true }),
      starts('submission', () => ({ name: 'newUnregisteredArena', isOnce: true })),
      startsNot('command'),
      emits(),
    ],
  },
  {
    section: 'SPEC 7, Unregistered arenas',
    says: 'the form of this very arena opens, is over once it was sent, and sends nothing yet',
    on: 'edit.requested',
    must: [
      shows(describeKeptList, ({ event }) => ({ ...CLOSED, editing: String(event['id']) })),
      starts('submission', () => ({ name: 'unregisteredArena', isOnce: true })),
      startsNot('command'),
      emits(),
    ],
  },
  {
    section: 'SPEC 7, Unregistered arenas',
    says: 'deleting is about this very arena, and only asked about so far',
    on: 'delete.requested',
    must: [requests('command'), stays, startsNot(), emits()],
  },
  {
    section: 'SPEC 2, Admin routes',
    says: 'an open form can be closed, and nothing else is begun over it',
    when: ({ running }) => running.includes('submission'),
    must: [
      can({ type: 'dialog.closed' }),
      wouldShow(answers('submission'), describeKeptList, CLOSED),
      can(create, false),
      can(edit, false),
      can(remove, false),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a form closes when it was saved or given up, and nothing is sent twice',
    on: ['done(submission)', 'dialog.closed'],
    must: [...onTheList, startsNot()],
  },
];
