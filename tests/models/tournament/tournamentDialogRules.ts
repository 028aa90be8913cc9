import { describeTournament, type tournamentMachine } from '../../../machines/tournament/tournament.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, keeps, type Rule, same, shows, startsNot, requests } from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

export type Tournament = typeof tournamentMachine;
export type View = ReturnType<typeof describeTournament>;
type Dialogs = Omit<View, 'phase' | 'person'>;

export const takePayment = { type: 'payment.received', id: 'another' };
export const score = { type: 'score.requested', match: 'another' };
export const refund = { type: 'refund.requested', id: 'another', person: 'another-person' };
export const cancel = { type: 'cancel.requested', id: 'another' };
export const draw = { type: 'draw.requested' };
export const redraw = { type: 'redraw.requested' };

export const NO_DIALOG: Dialogs = { confirming: '', isDrawing: false, isRedrawing: false, refunding: '', scoring: '' };
export function dialogsIn(snapshot: Moment<Tournament>['after']): Dialogs {
  const { phase: _, person: __, ...shown } = describeTournament(snapshot);
  return shown;
}
export function isDialogOpen({ after }: Moment<Tournament>): boolean {
  return Object.values(dialogsIn(after)).some((shown) => shown !== '' && shown !== false);
}
/** The person is asked, and nothing else happens yet. */
export const asksOnly: readonly Check<Tournament>[] = [keeps(({ value }) => value), startsNot(), emits()];

/** This dialog is open and no other, and the page behind it stays what it was. */
const opens = (dialog: (moment: Moment<Tournament>) => Partial<Dialogs>) =>
  [
    shows(dialogsIn, (moment) => ({ ...NO_DIALOG, ...dialog(moment) })),
    keeps<Tournament>(({ value }) => value.phase),
    emits(),
  ] as const;
const startsOnly =
  (actor: string, input: (moment: Moment<Tournament>) => unknown): Check<Tournament> =>
  (moment) =>
    same('it started something else', [{ actor, input: input(moment) }], moment.started);
const startsForm = (name: string) => startsOnly('submission', () => ({ name, isOnce: true }));

/** What the specification says of what is done on the page of a category, and asked in a dialog first. */
export const tournamentDialogRules: readonly Rule<Tournament>[] = [
  {
    section: 'SPEC 6',
    says: 'the organizer can note any payment, refund anybody, set any score, and cancel, after the final too (RULES 7)',
    when: (moment) => moment.after.context.isOrganizer && !isDialogOpen(moment),
    must: [
      wouldShow(takePayment, dialogsIn, { ...NO_DIALOG, confirming: takePayment.id }),
      wouldShow(refund, dialogsIn, { ...NO_DIALOG, refunding: refund.id }),
      wouldShow<Tournament, string>(refund, (snapshot) => describeTournament(snapshot).person, refund.person),
      wouldShow(score, dialogsIn, { ...NO_DIALOG, scoring: score.match }),
      can(cancel),
    ],
  },
  {
    section: 'LOOK, Shape and motion',
    says: 'there is one dialog at a time; it can be closed, and closes once it was sent',
    when: isDialogOpen,
    must: [
      can({ type: 'dialog.closed' }),
      (moment, earlier) => {
        const form = answers(dialogsIn(moment.after).scoring === '' ? 'submission' : 'score');
        wouldShow(form, dialogsIn, NO_DIALOG)(moment, earlier);
      },
      ...[draw, redraw, takePayment, refund, score, cancel].map((event) => can(event, false)),
    ],
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'drawing asks into how many groups, and draws nothing yet',
    on: 'draw.requested',
    must: [...opens(() => ({ isDrawing: true })), startsForm('drawGroups')],
  },
  {
    section: 'RULES 8',
    says: 'drawing again asks so, and draws nothing yet',
    on: 'redraw.requested',
    must: [...opens(() => ({ isRedrawing: true })), startsForm('redrawGroups')],
  },
  {
    section: 'SPEC 6',
    says: 'cancelling is about this very registration, and only asked about so far',
    on: 'cancel.requested',
    must: [requests('cancellation'), ...asksOnly],
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'the organizer says for whom of this registration the payment came, before it is noted',
    on: 'payment.received',
    must: [...opens(({ event }) => ({ confirming: String(event['id']) })), startsForm('confirmPayment')],
  },
  {
    section: 'RULES 7',
    says: 'the organizer may refund this very person, with a reason',
    on: 'refund.requested',
    must: [
      ...opens(({ event }) => ({ refunding: String(event['id']) })),
      shows<Tournament, string>(
        (snapshot) => describeTournament(snapshot).person,
        ({ event }) => String(event['person']),
      ),
      startsForm('grantRefund'),
    ],
  },
  {
    section: 'SPEC 2, Tournament page for pairs',
    says: "'Definir placar' and 'Editar placar' open the modal of this very match, as it is",
    on: 'score.requested',
    must: [
      ...opens(({ event }) => ({ scoring: String(event['match']) })),
      startsOnly('score', ({ event: { type: _, ...asked } }) => asked),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'what was sent closes its dialog and is not sent twice; closing by hand sends nothing',
    on: ['done(submission)', 'done(score)', 'dialog.closed'],
    must: [...opens(() => ({})), startsNot(), ends('submission'), ends('score')],
  },
];
