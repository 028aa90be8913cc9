import { fromCallback } from 'xstate';
import { draftMachine } from '../../../machines/submission/draft.ts';
import { writeDraft } from './draft.ts';

/** Calls back once what was typed is sent, where the form stays open and shows what is saved then. */
export type OnSent = (tell: () => void) => { readonly unsubscribe: () => void };

/** The chart of what is typed, which keeps it in this tab under that name. */
export function provideDraft(name: string, onSent?: OnSent) {
  return draftMachine.provide({
    actions: { keep: (_, texts) => writeDraft(name, texts) },
    actors: {
      followSent: fromCallback(({ sendBack }) => onSent?.(() => sendBack({ type: 'draft.dropped' })).unsubscribe),
    },
  });
}
