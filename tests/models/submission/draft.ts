import { describeDraft, draftMachine } from '../../../machines/submission/draft.ts';
import { chartModel } from '../harness/model.ts';
import { draftRules } from './draftRules.ts';

const saved = { email: 'ana@exemplo.com', password: '' };
const [TYPED, THEIRS] = ['ana.nova@exemplo.com', 'ana.souza@exemplo.com'];

export const model = chartModel({
  machine: draftMachine,
  starts: { start: { saved, kept: {} } },
  outcomes: {
    'fields.typed': ({ context }) => [
      { texts: { email: TYPED } },
      ...(context.saved['email'] === saved.email ? [{ texts: { email: saved.email } }] : []),
    ],
    'saved.read': ({ context }) => [
      { saved: { ...saved, email: THEIRS } },
      ...(context.edits['email'] ? [{ saved: { ...saved, email: TYPED } }] : []),
      ...(context.saved['email'] === THEIRS ? [{ saved }] : []),
    ],
  },
  decides: ({ context }) => [context.saved['email'], context.edits['email']],
  view: describeDraft,
  rules: draftRules,
});
