import type { SnapshotFrom } from 'xstate';
import { formDialog } from '../submission/formDialog.ts';
import { tournamentSetup } from './tournamentSetup.ts';

/** The page of a tournament category: its phase, and what its organizer and players do in it. */
export const tournamentMachine = tournamentSetup.createMachine({
  id: 'tournament',
  description: 'The life of a category, as its page shows it',
  context: ({ input: { category, isOrganizer, isScorer } }) => ({
    category,
    isOrganizer,
    isScorer,
    subject: '',
    person: '',
  }),
  invoke: [
    { id: 'followPhase', src: 'followPhase', input: ({ context }) => ({ category: context.category }) },
    { id: 'watch', src: 'watch', input: ({ context }) => ({ name: 'tournament', subject: context.category }) },
    {
      id: 'cancellation',
      src: 'cancellation',
      input: ({ context }) => ({
        name: context.isOrganizer ? 'cancelRegistration' : 'cancelMyRegistration',
        asksFirst: true,
      }),
    },
    { id: 'matchMaking', src: 'matchMaking', input: { name: 'makeMatches', asksFirst: true } },
    { id: 'secondPhaseMaking', src: 'secondPhaseMaking', input: { name: 'makeSecondPhase', asksFirst: true } },
  ],
  type: 'parallel',
  states: {
    phase: {
      description: 'How far the category has come, as the server last said',
      initial: 'unread',
      on: {
        'phase.read': [
          { guard: { type: 'isAt', params: ({ event }) => [event.phase, 'registrations'] }, target: '.registrations' },
          { guard: { type: 'isAt', params: ({ event }) => [event.phase, 'groups'] }, target: '.groups' },
          { guard: { type: 'isAt', params: ({ event }) => [event.phase, 'matches'] }, target: '.matches' },
          { guard: { type: 'isAt', params: ({ event }) => [event.phase, 'secondPhase'] }, target: '.secondPhase' },
          { target: '.finished' },
        ],
      },
      states: {
        unread: { description: 'The server has not said yet' },
        registrations: { description: 'Players register; its organizer can draw the groups' },
        groups: {
          description: 'The groups are drawn; their matches can be made',
          on: { 'matches.requested': { guard: 'isOrganizer', actions: 'askToMakeMatches' } },
        },
        matches: {
          description: 'The groups are played; when all are scored, the second phase can be made',
          on: { 'secondPhase.requested': { guard: 'isOrganizer', actions: 'askToMakeSecondPhase' } },
        },
        secondPhase: {
          description: 'The knockout; made anew for as long as nothing of it was played',
          on: { 'secondPhase.requested': { guard: 'isOrganizer', actions: 'askToMakeSecondPhase' } },
        },
        finished: { description: 'The final was played' },
      },
    },
    dialog: {
      description: 'One dialog at a time',
      initial: 'browsing',
      states: {
        browsing: {
          description: 'The page is on screen',
          on: {
            'cancel.requested': {
              guard: 'mayLeave',
              actions: { type: 'askToCancel', params: ({ event }) => event.id },
            },
            'payment.received': {
              guard: 'isOrganizer',
              target: 'confirmingPayment',
              actions: { type: 'takeSubject', params: ({ event }) => event.id },
            },
            'refund.requested': {
              guard: 'isOrganizer',
              target: 'refunding',
              actions: { type: 'takePerson', params: ({ event }) => event },
            },
            'draw.requested': { guard: 'mayDraw', target: 'drawing' },
            'redraw.requested': { guard: 'mayRedraw', target: 'redrawing' },
            'score.requested': {
              guard: 'mayScore',
              target: 'scoring',
              actions: { type: 'takeSubject', params: ({ event }) => event.match },
            },
          },
        },
        confirmingPayment: {
          description: 'The organizer says whose payment has come',
          ...formDialog('confirmPayment', 'browsing'),
        },
        drawing: {
          description: 'The organizer says into how many groups to draw',
          ...formDialog('drawGroups', 'browsing'),
        },
        redrawing: {
          description: 'Nobody has played yet: the organizer draws once more',
          ...formDialog('redrawGroups', 'browsing'),
        },
        refunding: {
          description: 'The organizer lets the money of one who gave up go back, and says why',
          ...formDialog('grantRefund', 'browsing'),
        },
        scoring: {
          description: 'The score of a match is written down',
          on: { 'dialog.closed': 'browsing' },
          invoke: {
            id: 'score',
            src: 'score',
            input: ({ context }) => ({ match: context.subject }),
            onDone: 'browsing',
          },
        },
      },
    },
  },
});

/** `confirming`, `refunding` and `scoring` are the id in the dialog, empty when it is closed. */
export function describeTournament(snapshot: SnapshotFrom<typeof tournamentMachine>) {
  return {
    phase: snapshot.value.phase,
    confirming: snapshot.matches({ dialog: 'confirmingPayment' }) ? snapshot.context.subject : '',
    isDrawing: snapshot.matches({ dialog: 'drawing' }),
    isRedrawing: snapshot.matches({ dialog: 'redrawing' }),
    refunding: snapshot.matches({ dialog: 'refunding' }) ? snapshot.context.subject : '',
    person: snapshot.context.person,
    scoring: snapshot.matches({ dialog: 'scoring' }) ? snapshot.context.subject : '',
  };
}
