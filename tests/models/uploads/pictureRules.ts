import type { AnyStateMachine, InputFrom } from 'xstate';
import { describePicture, type pictureMachine } from '../../../machines/uploads/picture.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, goesTo, type Rule, same, shows, starts, startsNot } from '../harness/rules.ts';
import { afterEvents } from '../harness/nextSteps.ts';

type Picture = typeof pictureMachine;
type View = ReturnType<typeof describePicture>;

const area = { x: 0, y: 0, width: 1, height: 1 };

/** That actor is given this very file: any two that a test makes are deeply equal. */
export const looksAt = (actor: string, file: (moment: Moment) => unknown): Check<AnyStateMachine> => {
  return (moment) => {
    const isSame = moment.started.map(({ input }) => Reflect.get(Object(input), 'file') === file(moment));
    same('it looks at another file', [actor, true], [...moment.started.map((each) => each.actor), ...isSame]);
  };
};
/** What is shown is this, and everything else as before. */
const shown = (now: (moment: Moment<Picture>) => Partial<View>): Check<Picture> =>
  shows(describePicture, (moment) => ({ ...describePicture(moment.before), ...now(moment) }));
/** It is over, with this for the form, and nobody works on. */
const concludes = (prepared: (moment: Moment<Picture>) => unknown): readonly Check<Picture>[] => [
  ({ after }) => same('it is not over', 'done', after.status),
  (moment) => same('the form gets something else', prepared(moment), moment.after.output),
  startsNot(),
  ({ running }) => same('somebody still works', [], running),
];
const answer = ({ event }: Moment<Picture>) => event['output'];
const is = (tag: string) => (moment: Moment<Picture>) => (answer(moment) as { readonly _tag: string })._tag === tag;
const isOver = ({ after }: Moment<Picture>) => after.status === 'done';

/** What the specification says of choosing a picture. */
export const pictureRules: readonly Rule<Picture>[] = [
  {
    section: 'RULES 9',
    says: 'the file that was chosen is looked at first, and nothing is asked yet',
    on: 'start',
    must: [
      looksAt('readPicture', ({ event }) => (event['input'] as InputFrom<Picture>).file),
      shows(describePicture, () => ({ isReading: true, isAsking: false, isBusy: true, source: null })),
    ],
  },
  {
    section: 'RULES 9',
    says: 'of a picture the part can be chosen, and the way back is open',
    on: 'done(readPicture)',
    when: is('Read'),
    must: [
      shown((moment) => ({
        isReading: false,
        isAsking: true,
        isBusy: false,
        source: answer(moment) as View['source'],
      })),
      startsNot(),
      can({ type: 'crop.confirmed', area }),
      can({ type: 'crop.dismissed' }),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'a file of another type, larger than 5,000,000 bytes or unreadable is refused in words, and is no picture',
    on: ['done(readPicture)', 'done(renderCrop)'],
    when: is('Unfit'),
    must: [goesTo('unfit'), ...concludes(answer)],
  },
  {
    section: 'SPEC 5',
    says: 'the words are those that fit the fault, such as of a picture that is too large',
    on: 'start',
    must: ({ after }) => {
      const output = { _tag: 'Unfit', message: 'O tamanho da imagem não pode ser maior do que 5mb.' };
      const refused = afterEvents(after, { type: 'xstate.done.actor.readPicture', output });
      same('it is refused in other words', output, refused.output);
    },
  },
  {
    section: 'SPEC 5',
    says: 'a picture is optional: where none is being chosen nothing is asked and nobody waits',
    must: () => {
      const nothing = { isReading: false, isAsking: false, isBusy: false, source: null };
      same('something is shown', nothing, describePicture(undefined));
    },
  },
  {
    section: 'SPEC 5',
    says: 'what the browser breaks on is refused in words too',
    on: ['error(readPicture)', 'error(renderCrop)'],
    must: concludes(() => ({ _tag: 'Unfit', message: 'Não conseguimos ler esta imagem. Tente outra.' })),
  },
  {
    section: 'RULES 9',
    says: 'the part that was chosen is cut out of this very picture, and the dialog stays until it is done',
    on: 'crop.confirmed',
    must: [
      shown(() => ({ isBusy: true })),
      starts<Picture>('renderCrop', ({ before, event }) => ({
        source: describePicture(before).source,
        area: event['area'],
      })),
    ],
  },
  {
    section: 'RULES 9',
    says: 'the picture that was cut out is the one that the form gets',
    on: 'done(renderCrop)',
    when: is('Chosen'),
    must: [goesTo('chosen'), ...concludes(answer)],
  },
  {
    section: 'SPEC 5',
    says: 'who changes their mind has the form as it was',
    on: 'crop.dismissed',
    must: concludes(() => ({ _tag: 'Dismissed' })),
  },
  {
    section: 'RULES 9',
    says: 'while the browser works it says so, nothing is cut twice, and nothing is told to anybody else',
    must: [
      (moment, earlier) => {
        const { isAsking, isBusy, isReading } = describePicture(moment.after);
        const works = moment.running.length > 0;
        if (!isOver(moment)) same('busy is not working', works, isBusy);
        same('reading is not reading', moment.running.includes('readPicture'), isReading && !isOver(moment));
        for (const actor of moment.running) can({ type: `xstate.error.actor.${actor}` })(moment, earlier);
        for (const type of ['crop.confirmed', 'crop.dismissed']) {
          can({ type, area }, isAsking && !works && !isOver(moment))(moment, earlier);
        }
      },
      emits(),
    ],
  },
];
