import type { FormName } from './forms.ts';

/** Invokes a form that is over once it was sent; then the chart goes to the state `after`. */
export function formOnce(name: FormName, after: string) {
  return { id: 'submission', src: 'submission', input: { name, isOnce: true }, onDone: after } as const;
}

/** A state, without its description, whose dialog holds a form. Once it is sent or closed, the chart returns to `under`. */
export function formDialog(name: FormName, under: string) {
  return { on: { 'dialog.closed': under }, invoke: formOnce(name, under) } as const;
}

/** The same for a form with a picture. */
export function pictureFormDialog(name: FormName, needsPicture: boolean, under: string) {
  const invoke = { id: 'submission', src: 'submission', input: { name, needsPicture }, onDone: under } as const;
  return { on: { 'dialog.closed': under }, invoke } as const;
}
