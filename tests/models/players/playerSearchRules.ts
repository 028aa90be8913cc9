import { describePlayerSearch, type playerSearchMachine } from '../../../machines/players/playerSearch.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { afterEvents } from '../harness/nextSteps.ts';

type Search = typeof playerSearchMachine;
type View = ReturnType<typeof describePlayerSearch>;

const typed = (name: string) => ({ type: 'name.typed', name });
const isEnough = ({ event }: Moment<Search>) => String(event['name']).trim().length >= 2;
/** What is shown is this, and everything else as before. */
const shown = (now: (moment: Moment<Search>) => Partial<View>): Check<Search> =>
  shows(describePlayerSearch, (moment) => ({ ...describePlayerSearch(moment.before), ...now(moment) }));
const takesText = (show: View['shown']) => shown(({ event }) => ({ name: String(event['name']), shown: show }));
const asks = [
  shown(() => ({ shown: 'waiting' })),
  starts<Search>('findPlayers', ({ before }) => ({ name: before.context.name })),
  waits('readLimit', 8_000),
];
const tag = ({ event }: Moment<Search>) => (event['output'] as { readonly _tag: string })._tag;
const answers = (output: string, show: View['shown']): Rule<Search> => ({
  section: 'SPEC 2, Arena owner routes',
  says:
    show === 'found'
      ? 'those who are called so are shown'
      : "'Nenhum jogador encontrado' is said of a name that nobody has",
  on: 'done(findPlayers)',
  when: (moment) => tag(moment) === output,
  must: [shown(() => ({ shown: show })), startsNot()],
});

/** What the specification says of a search for players. */
export const playerSearchRules: readonly Rule<Search>[] = [
  {
    section: 'SPEC 5',
    says: 'an empty box shows the whole list, and asks nothing',
    on: 'start',
    must: [shows(describePlayerSearch, () => ({ name: '', reason: '', shown: 'all' })), startsNot()],
  },
  {
    section: 'SPEC 9',
    says: 'from 2 letters on nothing is asked before 500 ms without another one',
    on: 'name.typed',
    when: isEnough,
    must: [takesText('waiting'), waits('searchPause', 500), startsNot(), ends('findPlayers')],
  },
  {
    section: 'SPEC 5',
    says: 'with fewer than 2 letters the whole list is back, and nobody is asked',
    on: 'name.typed',
    when: (moment) => !isEnough(moment),
    must: [takesText('all'), startsNot(), ends('findPlayers'), ({ timers }) => same('it waits', {}, timers)],
  },
  {
    section: 'SPEC 9',
    says: '2 letters are enough and 1 is not, and blanks around them are no letters',
    must: ({ after }) => {
      const shownFor = (name: string) => describePlayerSearch(afterEvents(after, typed(name))).shown;
      same('other letters count', ['waiting', 'all', 'all', 'all'], ['zo', 'z', ' z ', '  '].map(shownFor));
    },
  },
  {
    section: 'SPEC 7, Arenas, players, courts',
    says: 'after the pause the server is asked for this very name, for 8 seconds at most',
    on: 'after(searchPause)',
    must: asks,
  },
  answers('Found', 'found'),
  answers('None', 'none'),
  {
    section: 'SPEC 8',
    says: 'a failure is said in the server’s words',
    on: 'done(findPlayers)',
    when: (moment) => !['Found', 'None'].includes(tag(moment)),
    must: [
      shown(({ event }) => ({ shown: 'failed', reason: (event['output'] as { readonly message: string }).message })),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a failure that nobody can explain is no empty result, and says nothing that is not so',
    on: 'error(findPlayers)',
    must: [shown(() => ({ shown: 'failed', reason: '' })), startsNot()],
  },
  {
    section: 'decisions 032',
    says: 'after 8 seconds nobody waits any more, and it is said that the server took too long',
    on: 'after(readLimit)',
    must: [
      shown(() => ({
        shown: 'failed',
        reason: 'O servidor demorou demais para responder. Tente novamente.',
      })),
      ends('findPlayers'),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a search that failed can be tried again, with the same name and without a pause',
    on: 'search.retried',
    must: asks,
  },
  {
    section: 'SPEC 8',
    says: 'another try is offered where one failed, and nowhere else; letters can be typed at any time',
    must: (moment, earlier) => {
      can({ type: 'search.retried' }, describePlayerSearch(moment.after).shown === 'failed')(moment, earlier);
      can(typed('ana'))(moment, earlier);
    },
  },
  {
    section: 'SPEC 5',
    says: 'the server is at work only while the result is waited for, and nothing is emitted',
    must: [
      ({ after, running }) => {
        if (describePlayerSearch(after).shown !== 'waiting') same('somebody still asks', [], running);
      },
      emits(),
    ],
  },
];
