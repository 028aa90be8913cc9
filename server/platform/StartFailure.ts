import { Data } from 'effect';

/** Why the server cannot start, in words for its operator. It is printed without a stack; the exit code is 1. */
export class StartFailure extends Data.TaggedError('StartFailure')<{ readonly message: string }> {}
