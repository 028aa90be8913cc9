/** Texts by field. */
export type Texts = Readonly<Record<string, string>>;

/** A text that is typed, and the saved one that it was typed over. */
interface Edit {
  readonly text: string;
  readonly over: string | undefined;
}

type Edits = Readonly<Record<string, Edit>>;

export interface DraftContext {
  /** The saved texts by field. */
  readonly saved: Texts;
  /** By field; one that shows what is saved has none. */
  readonly edits: Edits;
}

/** The edits with which a form begins: what was typed before a reload and is not saved. */
export function keptIn(saved: Texts, kept: Texts): Edits {
  const known = Object.entries(kept).filter(([field]) => Object.hasOwn(saved, field));
  return typedInto({ saved, edits: {} }, Object.fromEntries(known));
}

/** The edits with these texts; a field in which the saved text is typed has none. */
export function typedInto({ saved, edits }: DraftContext, texts: Texts): Edits {
  const typed = Object.entries(texts).map(([field, text]): [string, Edit] => {
    const before = edits[field];
    return [field, { text, over: before ? before.over : saved[field] }];
  });
  return keepingThose({ ...edits, ...Object.fromEntries(typed) }, (field, { text }) => text !== saved[field]);
}

/** The edits without those that were saved since, here or in another window; the same object when there are none. */
export function withoutSettled({ saved, edits }: DraftContext): Edits {
  const isOpen = (field: string, { text, over }: Edit) => saved[field] === over || text.trim() !== saved[field];
  return Object.entries(edits).every(([field, edit]) => isOpen(field, edit)) ? edits : keepingThose(edits, isOpen);
}

/** The typed texts by field. */
export function textsIn({ edits }: DraftContext): Texts {
  return Object.fromEntries(Object.entries(edits).map(([field, { text }]) => [field, text]));
}

/** What another window saved in the edited fields, since they were edited. */
export function theirsIn({ saved, edits }: DraftContext): Texts {
  const changed = Object.entries(saved).filter(([field, text]) => edits[field] && edits[field].over !== text);
  return Object.fromEntries(changed);
}

function keepingThose(edits: Edits, isKept: (field: string, edit: Edit) => boolean): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([field, edit]) => isKept(field, edit)));
}
