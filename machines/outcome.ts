import type { DoneActorEvent } from 'xstate';
import type { FieldErrors } from '#domain/values/text/issues.ts';

/** A call to the server that failed, with the message for the person. */
export interface Failed {
  /**
   * `Refused`: the server refused; `message` says why.
   * `Offline`: no reply came; whether it was done is unknown, so the same call may be repeated.
   * `SessionEnded`: a 401; the session chart is notified separately.
   */
  readonly _tag: 'Refused' | 'Offline' | 'SessionEnded';
  readonly message: string;
  /** The form's fields that the server refused; absent when the refusal is about none of them. */
  readonly fields?: FieldErrors;
}

export function messageOf(outcome: { readonly _tag: string } | { readonly message: string }): string | undefined {
  return 'message' in outcome ? outcome.message : undefined;
}

export function fieldsOf(outcome: { readonly _tag: string } | { readonly fields?: FieldErrors }): FieldErrors {
  return 'fields' in outcome ? (outcome.fields ?? {}) : {};
}

/** An actor's output, as the parameter of guards and actions. */
export function answered<Outcome>({ event }: { event: DoneActorEvent<Outcome> }): Outcome {
  return event.output;
}

/** Whether what was answered is that there was no line and the call was kept, to be sent later. */
export function heldOf(outcome: { readonly _tag: string; readonly isHeld?: true }): { readonly isHeld?: true } {
  return outcome.isHeld ? { isHeld: true } : {};
}

/** The message in an actor's output, if there is one. */
export function answeredMessage({ event }: { event: DoneActorEvent<{ readonly _tag: string }> }): string | undefined {
  return messageOf(event.output);
}
