import pino, { type DestinationStream, type Level, type Logger } from 'pino';
import { describeError } from './describeError.ts';

const SECRET_KEYS = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'pollToken', 'secret'];

/**
 * Logs one JSON object per line, without personal data or secrets: requests are logged by route and status
 * (`http/requestLog.ts`), errors by `describeError`. The redaction is a second safeguard.
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
