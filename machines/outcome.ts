/** How a call to the server can go wrong, with what the person is told. */
export interface Failed {
  /**
   * `Refused`: the server said no, and why.
   * `Offline`: no answer came; whether it was done is unknown, so the same call may be repeated.
   * `SessionEnded`: a 401, of which the session chart hears by itself.
   */
  readonly _tag: 'Refused' | 'Offline' | 'SessionEnded';
  readonly message: string;
}

/** The message of an outcome that carries one. */
export function messageOf(outcome: { readonly _tag: string } | { readonly message: string }): string | undefined {
  return 'message' in outcome ? outcome.message : undefined;
}
