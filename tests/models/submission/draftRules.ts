import { describeDraft, type draftMachine } from '../../../machines/submission/draft.ts';
import type { Texts } from '../../../machines/submission/edits.ts';
import { afterStart } from '../harness/nextSteps.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, does, doesNot, emits, type Rule, same, shows, startsNot } from '../harness/rules.ts';

type Draft = typeof draftMachine;
type At = Moment<Draft>;

const EMAIL = 'email';
const savedIn = ({ after }: At) => after.context.saved[EMAIL];
const shownIn = ({ after }: At) => describeDraft(after).values[EMAIL];
const isEdited = (moment: At) => shownIn(moment) !== savedIn(moment);
const readOf = ({ event }: At) => event['saved'] as Texts;
/** The walks type into one field. */
const typedBefore = ({ before }: At) => describeDraft(before).values[EMAIL];
const wasEdited = ({ before }: At) => describeDraft(before).values[EMAIL] !== before.context.saved[EMAIL];
const isSavedNow = (moment: At) => typedBefore(moment) === readOf(moment)[EMAIL];

const fieldsAre = (texts: (moment: At) => Texts): Check<Draft> => shows((after) => describeDraft(after).values, texts);
const keeps = (texts: (moment: At) => Texts) => does<Draft>('keep', texts);
const quietly = [startsNot(), emits()];

/** What the specification says of what is typed in a form, and of what another window saves meanwhile. */
export const draftRules: readonly Rule<Draft>[] = [
  {
    section: 'DESIGN 8',
    says: 'a form begins with what is saved, and with what was typed before a reload, but for what is no field of it',
    on: 'start',
    must: [
      fieldsAre(({ event }) => Object(event['input']).saved),
      doesNot('keep'),
      ({ after }) => {
        const { saved } = after.context;
        const email = 'ana.nova@exemplo.com';
        const begun = afterStart<Draft>(after.machine, { saved, kept: { email, role: 'admin' } });
        same('it begins with something else', { values: { ...saved, email }, theirs: {} }, describeDraft(begun));
      },
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'a field shows what is typed, and that outlasts a reload unless it is what is saved; the other fields stay',
    on: 'fields.typed',
    must: [
      fieldsAre(({ before, event }) => ({ ...describeDraft(before).values, ...(event['texts'] as Texts) })),
      keeps((moment) => (isEdited(moment) ? { email: shownIn(moment) ?? '' } : {})),
      ...quietly,
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'what another window saves is shown in a field that nobody touched',
    on: 'saved.read',
    when: (moment) => !wasEdited(moment),
    must: [fieldsAre(readOf), doesNot('keep'), ...quietly],
  },
  {
    section: 'DESIGN 8',
    says: 'what is typed stays, whatever another window saves',
    on: 'saved.read',
    when: (moment) => wasEdited(moment) && !isSavedNow(moment),
    must: [
      fieldsAre((moment) => ({ ...readOf(moment), email: typedBefore(moment) ?? '' })),
      doesNot('keep'),
      ...quietly,
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'what is saved by now is no draft any more, and does not come back after a reload',
    on: 'saved.read',
    when: (moment) => wasEdited(moment) && isSavedNow(moment),
    must: [fieldsAre(readOf), keeps(() => ({})), ...quietly],
  },
  {
    section: 'DESIGN 8',
    says: 'what another window saved since is said beside what is typed, as long as both differ, and nowhere else',
    must: (moment, earlier) => {
      const over = [...earlier, moment].findLast((each) => !isEdited(each));
      const isTheirs = isEdited(moment) && over && savedIn(over) !== savedIn(moment);
      same('it is said otherwise', isTheirs ? { email: savedIn(moment) } : {}, describeDraft(moment.after).theirs);
    },
  },
  {
    section: 'DESIGN 8',
    says: 'the form knows whether it is touched, and whether somebody else saved what it would overwrite',
    must: (moment) => {
      const { theirs } = describeDraft(moment.after);
      const touched = Object.keys(theirs).length > 0 ? 'contested' : 'edited';
      same('it stands elsewhere', isEdited(moment) ? touched : 'untouched', moment.after.value);
    },
  },
  {
    section: 'DESIGN 8',
    says: 'a space at the end is no difference once the text is saved, and until then it may be part of what is typed',
    on: 'start',
    must: ({ after: { machine } }) => {
      const shownAfter = (typed: string, email: string) => {
        const events = [
          { type: 'fields.typed', texts: { email: typed } },
          { type: 'saved.read', saved: { email } },
        ];
        return describeDraft(afterStart<Draft>(machine, { saved: { email: 'ana@' }, kept: {} }, ...events)).values;
      };
      same('what is being typed is lost', { email: 'ana@ ' }, shownAfter('ana@ ', 'ana@'));
      same('what was saved is still a draft', { email: 'bia@' }, shownAfter('bia@ ', 'bia@'));
    },
  },
  {
    section: 'DESIGN 8',
    says: 'what is sent, or given up for what is saved, is gone: from the fields, and after a reload',
    on: 'draft.dropped',
    must: [fieldsAre(({ before }) => before.context.saved), keeps(() => ({})), ...quietly],
  },
  {
    section: 'DESIGN 8',
    says: 'a field can be typed into at any time',
    must: can({ type: 'fields.typed', texts: {} }),
  },
];
