import { SHEET_FAULTS } from '#domain/imports/file.ts';
import { describeImporting, type importingMachine } from '../../../machines/imports/importing.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';

type Importing = typeof importingMachine;
type View = ReturnType<typeof describeImporting>;
type SheetInput = Readonly<Record<'file' | 'name' | 'sheets' | 'columns' | 'separator' | 'answers', unknown>>;

const TOO_LATE = 'O servidor demorou demais para responder. Tente novamente.';
const NOTHING: View = {
  show: 'choosing',
  isBusy: false,
  name: '',
  preview: '',
  rows: 0,
  result: '',
  reason: '',
  filter: 'all',
  page: 1,
};

/** What is shown is this, and everything else as before. */
const shown = (now: (moment: Moment<Importing>) => Partial<View>): Check<Importing> =>
  shows(describeImporting, (moment) => ({ ...describeImporting(moment.before), ...now(moment) }));
const output = ({ event }: Moment<Importing>) => event['output'] as { readonly _tag: string; readonly message: string };
const is = (tag: string) => (moment: Moment<Importing>) => output(moment)._tag === tag;
const isNot = (tag: string) => (moment: Moment<Importing>) => !is(tag)(moment);
const isTooLarge = ({ event }: Moment<Importing>) => (event['file'] as Blob).size > 5_000_000;
const message = (moment: Moment<Importing>) => output(moment).message;

/** What was sent before. */
const sameInput = ({ before: { context } }: Moment<Importing>): SheetInput => {
  const { file, name, sheets, columns, separator, answers } = context;
  return { file, name, sheets, columns, separator, answers };
};

/** The server reads this very file, these sheets of it, with these columns. */
const reads = (sent: (moment: Moment<Importing>) => SheetInput): Check<Importing>[] => [
  starts<Importing>('previewImport', sent),
  (moment) => {
    const [{ input } = { input: undefined }] = moment.started;
    same('another file is read', true, Reflect.get(Object(input), 'file') === sent(moment).file);
  },
  waits('fileLimit', 45_000),
  emits(),
];
const canRepeat: Check<Importing>[] = [can({ type: 'read.retried' }), can({ type: 'file.left' })];

/** What the issue says of an import, and decision 084. */
export const importingRules: readonly Rule<Importing>[] = [
  {
    section: 'decisions 084',
    says: 'nothing is read before a file is chosen',
    on: 'start',
    must: [shows(describeImporting, () => NOTHING), startsNot()],
  },
  {
    section: 'decisions 084',
    says: 'a file is read at once, its columns are guessed, and nothing of a former one stays',
    on: 'file.chosen',
    when: (moment) => !isTooLarge(moment),
    must: [
      shows(describeImporting, ({ event }) => ({
        ...NOTHING,
        show: 'reading',
        isBusy: true,
        name: String(event['name']),
      })),
      ...reads(({ event }) => ({
        file: event['file'],
        name: event['name'],
        sheets: null,
        columns: null,
        separator: null,
        answers: {},
      })),
    ],
  },
  {
    section: 'decisions 084',
    says: 'a file of more than 5 MB is not sent, and the person is told so',
    on: 'file.chosen',
    when: isTooLarge,
    must: [shown(() => ({ show: 'choosing', reason: SHEET_FAULTS.size })), startsNot()],
  },
  {
    section: 'decisions 084',
    says: 'what would become of the rows is shown from its beginning, and nothing was imported by that',
    on: 'done(previewImport)',
    when: is('Read'),
    must: [
      shown(({ event }) => {
        const { preview, rows, open } = event['output'] as { preview: string; rows: number; open: number };
        return { show: open > 0 ? 'asked' : 'previewed', isBusy: false, preview, rows, page: 1 };
      }),
      startsNot(),
      emits(),
      (moment, earlier) => {
        const { rows, show } = describeImporting(moment.after);
        can({ type: 'import.confirmed' }, rows > 0 && show === 'previewed')(moment, earlier);
      },
      can({ type: 'file.left' }),
    ],
  },
  {
    section: 'decisions 084',
    says: 'a file that cannot be read stays, with the reason; it can be tried again or left',
    on: 'done(previewImport)',
    when: isNot('Read'),
    must: [shown((moment) => ({ show: 'failed', isBusy: false, reason: message(moment) })), startsNot(), ...canRepeat],
  },
  {
    section: 'decisions 084',
    says: 'a fault of ours is said to be one',
    on: 'error(previewImport)',
    must: [shown(() => ({ show: 'failed', isBusy: false, reason: SHEET_FAULTS.defect })), startsNot(), ...canRepeat],
  },
  {
    section: 'decisions 032',
    says: 'after 45 seconds nobody waits for the reading any more',
    on: 'after(fileLimit)',
    from: 'reading',
    must: [shown(() => ({ show: 'failed', isBusy: false, reason: TOO_LATE })), ends('previewImport'), ...canRepeat],
  },
  {
    section: 'decisions 084',
    says: 'another try reads the same file with the same columns',
    on: 'read.retried',
    must: [shown(() => ({ show: 'reading', isBusy: true, reason: '' })), ...reads(sameInput)],
  },
  {
    section: 'decisions 084',
    says: 'other columns have the same file read again; what was shown stays meanwhile',
    on: 'columns.chosen',
    must: [
      shown(() => ({ show: 'reading', isBusy: true, reason: '' })),
      ...reads((moment) => ({ ...sameInput(moment), columns: moment.event['columns'] })),
    ],
  },
  {
    section: 'RULES 12',
    says: 'other sheets have the same file read again, their columns guessed anew; what was shown stays meanwhile',
    on: 'sheets.chosen',
    must: [
      shown(() => ({ show: 'reading', isBusy: true, reason: '' })),
      ...reads((moment) => ({ ...sameInput(moment), sheets: moment.event['sheets'], columns: null })),
    ],
  },
  {
    section: 'decisions 133',
    says: 'another separator has the same text file read again, its columns guessed anew; what was shown stays meanwhile',
    on: 'separator.chosen',
    must: [
      shown(() => ({ show: 'reading', isBusy: true, reason: '' })),
      ...reads((moment) => ({ ...sameInput(moment), separator: moment.event['separator'], columns: null })),
    ],
  },
  {
    section: 'decisions 167',
    says: 'an answer has the same file read again, with all that was chosen and answered before; nothing comes in while a question is open',
    on: 'answer.chosen',
    must: [
      shown(() => ({ show: 'reading', isBusy: true, reason: '' })),
      ...reads((moment) => ({
        ...sameInput(moment),
        answers: {
          ...moment.before.context.answers,
          [String(moment.event['question'])]: moment.event['answer'],
        },
      })),
    ],
  },
  {
    section: 'decisions 084',
    says: 'only the refused rows are shown when they are asked for, from their first page on',
    on: 'filter.chosen',
    must: [shown(({ event }) => ({ filter: event['filter'] as View['filter'], page: 1 })), startsNot()],
  },
  {
    section: 'decisions 084',
    says: 'long lists have pages',
    on: 'page.chosen',
    must: [shown(({ event }) => ({ page: Number(event['page']) })), startsNot()],
  },
  {
    section: 'decisions 084',
    says: 'the same file is imported with the same sheets and columns as it was checked, once, and cannot be left meanwhile',
    on: 'import.confirmed',
    must: [
      shown(() => ({ show: 'importing', isBusy: true, reason: '' })),
      starts<Importing>('importRows', sameInput),
      waits('fileLimit', 45_000),
      can({ type: 'import.confirmed' }, false),
      can({ type: 'file.left' }, false),
    ],
  },
  {
    section: 'decisions 084',
    says: 'what became of the rows is shown, and everything that shows what came in reads it anew',
    on: 'done(importRows)',
    when: is('Imported'),
    must: [
      shown(({ event }) => ({ show: 'done', isBusy: false, result: (event['output'] as { result: string }).result })),
      emits({ type: 'sheet.imported', message: 'Reservas importadas.' }),
      can({ type: 'file.left' }),
    ],
  },
  {
    section: 'decisions 084',
    says: 'an import that failed can be repeated, and what was checked is still on screen',
    on: 'done(importRows)',
    when: isNot('Imported'),
    must: [
      shown((moment) => ({ show: 'previewed', isBusy: false, reason: message(moment) })),
      emits(),
      can({ type: 'import.confirmed' }),
    ],
  },
  {
    section: 'decisions 084',
    says: 'a fault of ours while importing is said to be one, and the import can be repeated',
    on: 'error(importRows)',
    must: [
      shown(() => ({ show: 'previewed', isBusy: false, reason: SHEET_FAULTS.defect })),
      emits(),
      can({ type: 'import.confirmed' }),
    ],
  },
  {
    section: 'decisions 032',
    says: 'after 45 seconds nobody waits for the import any more, and it can be repeated',
    on: 'after(fileLimit)',
    from: 'importing',
    must: [
      shown(() => ({ show: 'previewed', isBusy: false, reason: TOO_LATE })),
      ends('importRows'),
      can({ type: 'import.confirmed' }),
    ],
  },
  {
    section: 'decisions 084',
    says: 'a file that is left leaves nothing behind, and nothing of it is read any more',
    on: 'file.left',
    must: [shows(describeImporting, () => NOTHING), startsNot(), ends('previewImport')],
  },
];
