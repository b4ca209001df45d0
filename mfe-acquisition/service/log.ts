import { type Logger, pino } from 'pino';

/**
 * The log on stdout, one JSON line an event. Errors are cut down to what holds no personal data: messages of mail
 * servers quote addresses, and PostgreSQL's details quote rows.
 */
export function createLog(): Logger {
  return pino({
    name: 'intake',
    serializers: {
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  });
}
