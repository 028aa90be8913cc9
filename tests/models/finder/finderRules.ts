import { describeFinder, type finderMachine } from '../../../machines/finder/finder.ts';
import type { AroundOutcome, AskedQuestion, FindOutcome } from '../../../machines/finder/finderOutcomes.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  isIn,
  type Rule,
  same,
  shows,
  starts,
  startsNot,
  waits,
} from '../harness/rules.ts';
import { hears } from '../session/replies.ts';

type Finder = typeof finderMachine;
type View = ReturnType<typeof describeFinder>;
type At = Moment<Finder>;

/** Where the server has a map and the address asks for it, the page is on its way there at once. */
const isMapWanted = ({ context: { question, answer } }: At['after']) => question.isMap && answer?.hasMap === true;
const isMapOpened = ({ before, after }: At) => isMapWanted(after) && !isMapWanted(before);
const viewOf = (moment: At): View['view'] => {
  if (!isMapWanted(moment.after)) return 'list';
  return isMapOpened(moment) ? 'loading' : describeFinder(moment.before).view;
};
const shown = (now: (moment: At) => Partial<View>): Check<Finder> =>
  shows(describeFinder, (moment) => ({ ...describeFinder(moment.before), view: viewOf(moment), ...now(moment) }));
const found = ({ event }: At) => event['output'] as FindOutcome;
const around = ({ event }: At) => event['output'] as AroundOutcome;
const total = (moment: At) => {
  const outcome = found(moment);
  return outcome._tag === 'Found' ? outcome.answer.total : -1;
};
const asks: readonly Check<Finder>[] = [
  starts('findFree', ({ after: { context } }) => ({
    question: context.question,
    place: context.picked ?? (context.question.isNear ? context.place : null),
  })),
  waits('readLimit', 8_000),
  ends('lookAround'),
];
const tag = ({ event }: At): unknown => Reflect.get(Object(event['output']), '_tag');
const questionOf = ({ event }: At) => event as unknown as AskedQuestion;
/** What is near is wanted, and neither a place nor a fault is known since it was. */
const isToBeLocated = (moment: At) => {
  const { place, placeFault } = moment.before.context;
  return questionOf(moment).question.isNear && place === null && placeFault === null;
};
const takesQuestion = (show: View['shown']) =>
  shown((moment) => {
    const { question, hasUnread } = questionOf(moment);
    const { placeFault, picked } = moment.before.context;
    return {
      shown: show,
      question,
      hasUnread,
      around: null,
      placeFault: question.isNear ? placeFault : null,
      picked: question.isNear ? null : picked,
      chosen: null,
    };
  });
const TOO_LONG = 'O servidor demorou demais para responder. Tente novamente.';

/** What decisions 105 and 116 say of the search for free courts, and of its map. */
export const finderRules: readonly Rule<Finder>[] = [
  {
    section: 'decisions 105',
    says: 'what the address asks for is looked for at once, and what it says that cannot be read is said',
    on: 'start',
    must: [
      shows<Finder, View>(describeFinder, ({ event }) => {
        const { question, hasUnread } = event['input'] as AskedQuestion;
        return {
          shown: 'asking',
          view: 'list',
          question,
          hasUnread,
          answer: null,
          around: null,
          placeFault: null,
          picked: null,
          chosen: null,
          reason: '',
          mapReason: '',
        };
      }),
      ...asks,
      starts('followAddress'),
    ],
  },
  {
    section: 'decisions 105',
    says: 'another question in the address calls the one before off, whatever is on screen; what was free around it goes',
    on: 'question.asked',
    when: (moment) => !isToBeLocated(moment),
    must: [takesQuestion('asking'), ...asks],
  },
  {
    section: 'decisions 105',
    says: 'who asks for what is near is asked where they are, once, and for 20 seconds at most; who stops asking and begins again is asked again',
    on: 'question.asked',
    when: isToBeLocated,
    must: [
      takesQuestion('locating'),
      starts('locate'),
      waits('placeLimit', 20_000),
      startsNot('findFree'),
      ends('findFree'),
    ],
  },
  {
    section: 'decisions 105',
    says: 'what is near is looked for from the place that the browser tells',
    on: 'done(locate)',
    when: (moment) => tag(moment) === 'Placed',
    must: [
      shown(() => ({ shown: 'asking', placeFault: null })),
      starts('findFree', ({ event, before }) => ({
        question: before.context.question,
        place: Reflect.get(Object(event['output']), 'place'),
      })),
    ],
  },
  {
    section: 'decisions 105',
    says: 'without a place the search goes on without it, and why is said: it was refused, or nobody knows',
    on: ['done(locate)', 'error(locate)', 'after(placeLimit)'],
    when: (moment) => tag(moment) !== 'Placed',
    must: [
      shown(({ event }) => {
        const isRefused = Reflect.get(Object(event['output']), 'isRefused') === true;
        return { shown: 'asking', placeFault: isRefused ? 'refused' : 'unknown' };
      }),
      ...asks,
      ends('locate'),
    ],
  },
  {
    section: 'decisions 105',
    says: 'arenas with a free court are shown, and nothing else is looked for',
    on: 'done(findFree)',
    when: (moment) => total(moment) > 0,
    must: [
      shown((moment) => ({ shown: 'found', answer: Reflect.get(found(moment), 'answer') })),
      startsNot('findFree', 'lookAround', 'locate'),
      ends('findFree'),
    ],
  },
  {
    section: 'decisions 105',
    says: 'where nothing is free, other hours and days are looked at by themselves, for 8 seconds at most',
    on: 'done(findFree)',
    when: (moment) => total(moment) === 0,
    must: [
      shown((moment) => ({ shown: 'widening', answer: Reflect.get(found(moment), 'answer') })),
      starts('lookAround', ({ before }) => ({ question: before.context.question })),
      waits('readLimit', 8_000),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a failure is no empty answer: it is said in the server’s words, and the cities known so far stay',
    on: 'done(findFree)',
    when: (moment) => total(moment) < 0,
    must: [shown((moment) => ({ shown: 'failed', reason: Reflect.get(found(moment), 'message') })), startsNot()],
  },
  {
    section: 'SPEC 8',
    says: 'a failure that nobody can explain says nothing that is not so',
    on: 'error(findFree)',
    must: [shown(() => ({ shown: 'failed', reason: '' })), startsNot()],
  },
  {
    section: 'decisions 032',
    says: 'after 8 seconds nobody waits for free courts any more, and it is said that the server took too long',
    on: 'after(readLimit)',
    from: 'search.asking',
    must: [shown(() => ({ shown: 'failed', reason: TOO_LONG })), ends('findFree')],
  },
  {
    section: 'decisions 105',
    says: 'what is free around the hour is offered',
    on: 'done(lookAround)',
    when: (moment) => around(moment)._tag === 'Around',
    must: [shown((moment) => ({ shown: 'empty', around: Reflect.get(around(moment), 'around') })), startsNot()],
  },
  {
    section: 'decisions 105',
    says: 'that nothing is free then stays true when nobody knows what is free around it',
    on: ['done(lookAround)', 'error(lookAround)', 'after(readLimit)'],
    when: ({ before, event }) =>
      isIn(before, 'search.widening') && Reflect.get(Object(event['output']), '_tag') !== 'Around',
    must: [shown(() => ({ shown: 'empty', around: null })), ends('lookAround')],
  },
  {
    section: 'SPEC 8',
    says: 'a search that failed can be tried again with the same question, and only that one',
    must: (moment, earlier) => {
      can({ type: 'search.retried' }, describeFinder(moment.after).shown === 'failed')(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'another try asks the same question',
    on: 'search.retried',
    must: [shown(() => ({ shown: 'asking' })), ...asks],
  },
  {
    section: 'decisions 116',
    says: 'a map is opened where it is asked for and the server has one: what draws it is loaded then, for 30 seconds at most',
    on: ['question.asked', 'done(findFree)'],
    when: isMapOpened,
    must: [starts('loadMap'), waits('mapLimit', 30_000)],
  },
  {
    section: 'decisions 116',
    says: 'who asks for the list alone waits for no map any more',
    on: 'question.asked',
    when: ({ after }) => !isMapWanted(after),
    must: ends('loadMap'),
  },
  {
    section: 'decisions 116',
    says: 'another question leaves the map open, and loads nothing again',
    on: ['question.asked', 'done(findFree)', 'done(lookAround)', 'done(locate)'],
    when: (moment) => !isMapOpened(moment),
    must: startsNot('loadMap'),
  },
  {
    section: 'decisions 116',
    says: 'the map is drawn where the browser can; else it is said, and the list stays as it was',
    on: 'done(loadMap)',
    must: [
      shown((moment) => {
        const mapReason = Reflect.get(Object(moment.event['output']), 'message');
        if (tag(moment) === 'Drawable') return { view: 'drawn' };
        return tag(moment) === 'Undrawable' ? { view: 'undrawable' } : { view: 'failed', mapReason };
      }),
      startsNot(),
      ends('loadMap'),
    ],
  },
  {
    section: 'decisions 116',
    says: 'a map that does not come, or that breaks, is said, and can be tried again; the list stays as it was',
    on: ['error(loadMap)', 'after(mapLimit)', 'map.broken'],
    must: [
      shown(({ event }) => ({ view: 'failed', mapReason: event.type.includes('after') ? TOO_LONG : '' })),
      startsNot(),
      ends('loadMap'),
      can({ type: 'map.retried' }),
    ],
  },
  {
    section: 'decisions 116',
    says: 'another try loads it anew',
    on: 'map.retried',
    must: [shown(() => ({ view: 'loading' })), starts('loadMap'), waits('mapLimit', 30_000)],
  },
  {
    section: 'decisions 116',
    says: 'an arena is chosen where there is a map, for the list and the map alike',
    on: 'arena.chosen',
    must: [shown(({ event }) => ({ chosen: event['id'] as string | null })), startsNot()],
  },
  {
    section: 'decisions 116',
    says: 'only a map that is there has something to choose, to pick and to break',
    must: (moment, earlier) => {
      const isThere = describeFinder(moment.after).view === 'drawn';
      const place = { lat: 0, lng: 0 };
      can({ type: 'arena.chosen', id: 'arena' }, isThere)(moment, earlier);
      can({ type: 'place.picked', place }, isThere)(moment, earlier);
      can({ type: 'map.broken' }, isThere)(moment, earlier);
      can({ type: 'map.retried' }, describeFinder(moment.after).view === 'failed')(moment, earlier);
    },
  },
  {
    section: 'decisions 116',
    says: 'from a place that is picked on the map everything is measured at once, also where the person asked for what is near them',
    on: 'place.picked',
    must: [
      shown(({ event }) => ({ shown: 'asking', around: null, picked: event['place'] as View['picked'] })),
      starts('findFree', ({ before, event }) => ({ question: before.context.question, place: event['place'] })),
      waits('readLimit', 8_000),
      ends('locate'),
    ],
  },
  {
    section: 'decisions 116',
    says: 'a picked place can be forgotten, and then nothing is measured from it',
    on: 'place.forgotten',
    must: [shown(() => ({ shown: 'asking', around: null, picked: null })), ...asks],
  },
  {
    section: 'decisions 116',
    says: 'only a place that was picked can be forgotten',
    must: (moment, earlier) => {
      can({ type: 'place.forgotten' }, moment.after.context.picked !== null)(moment, earlier);
    },
  },
  {
    section: 'decisions 105',
    says: 'the address is followed as long as the page is open, and nothing is emitted',
    must: [({ running }) => same('nobody follows the address', true, running.includes('followAddress')), emits()],
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('locate', 'findFree', 'lookAround', 'loadMap'),
  },
];
