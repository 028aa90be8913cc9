import { Data } from 'effect';

/** Why the server cannot start, in words for whoever runs it. Printed without a stack; the exit code is 1. */
export class StartFailure extends Data.TaggedError('StartFailure')<{ readonly message: string }> {}
