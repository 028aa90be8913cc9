import { Data } from 'effect';

/** Why a backup cannot be made or restored, in words for the operator. Nothing was changed. */
export class BackupFailure extends Data.TaggedError('BackupFailure')<{ readonly message: string }> {}
