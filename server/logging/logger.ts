import pino, { type DestinationStream, type Level, type Logger } from 'pino';
import { describeError } from './describeError.ts';

const SECRET_KEYS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'pollToken', 'secret'];

/**
 * One JSON object a line. What people typed, who they are and what opens doors stays out: requests are logged by
 * route and status (`http/requestLog.ts`), errors by `describeError`; the redaction is the net below both.
 */
export function makeLogger(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
    serializers: { err: describeError, error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
