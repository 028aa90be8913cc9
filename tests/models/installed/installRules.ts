import { describeInstall, type installMachine } from '../../../machines/installed/install.ts';
import { can, type Check, emits, type Rule, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { replied } from '../session/replies.ts';

type Install = typeof installMachine;
type View = ReturnType<typeof describeInstall>;

const section = 'Decision 108';
const shown = (is: View['shows'], isBusy = false): Check<Install> => shows(describeInstall, { shows: is, isBusy });

/** Whoever wants the app on their home screen gets there, by a button or by words; nobody is asked unprompted. */
export const installRules: readonly Rule<Install>[] = [
  {
    section,
    says: 'on an iPhone, where no page can ask, its person is told the way at once',
    on: 'start',
    when: ({ after }) => after.context.place === 'iphone',
    must: [shown('byHand'), startsNot('askInstall'), emits()],
  },
  {
    section,
    says: 'the installed app offers nothing',
    on: 'start',
    when: ({ after }) => after.context.place === 'app',
    must: [shown('installed'), startsNot('askInstall'), emits()],
  },
  {
    section,
    says: 'where the browser has said nothing, its own menu is named, and what it says later is heard',
    on: 'start',
    when: ({ after }) => after.context.place === 'browser',
    must: [shown('menu'), starts('followInstall'), startsNot('askInstall'), emits()],
  },
  {
    section,
    says: 'a browser that could ask is waited with: a button is there, and nobody is asked',
    on: 'install.possible',
    must: [shown('button'), startsNot('askInstall'), can({ type: 'install.requested' }), emits()],
  },
  {
    section,
    says: 'the browser asks when the button is pressed, is waited for two minutes at most, and asks once',
    on: 'install.requested',
    must: [
      shown('button', true),
      starts('askInstall'),
      waits('questionLimit', 120_000),
      can({ type: 'install.requested' }, false),
      emits(),
    ],
  },
  {
    section,
    says: 'who agrees reads that it is installed',
    on: 'done(askInstall)',
    when: replied('Accepted'),
    must: [shown('installed'), startsNot(), emits()],
  },
  {
    section,
    says: 'who says no is not asked again, and reads how to do it later',
    on: 'done(askInstall)',
    when: replied('Dismissed'),
    must: [shown('menu'), startsNot(), can({ type: 'install.requested' }, false), emits()],
  },
  {
    section: 'SPEC 8',
    says: 'a browser that breaks when it is to ask is said so, and its menu is named',
    on: 'error(askInstall)',
    must: [shown('menu'), startsNot(), emits({ type: 'install.failed' })],
  },
  {
    section: 'SPEC 8',
    says: 'a question that nobody answers is waited for no longer',
    on: 'after(questionLimit)',
    must: [shown('menu'), startsNot(), emits()],
  },
  {
    section,
    says: 'what was installed by the menu of the browser is seen here as well',
    on: 'install.done',
    must: [shown('installed'), startsNot(), emits()],
  },
];
