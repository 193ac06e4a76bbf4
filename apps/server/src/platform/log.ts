import { pino, type DestinationStream, type Logger } from 'pino';
import { errorFacts } from './error-facts.ts';

export type Log = Logger;

/**
 * Structured log to standard error. Never contains matched content, names, addresses or tokens: a line
 * has ids, counts, codes and durations. As a last safeguard, headers with credentials are removed.
 * Errors are written as `errorFacts`, under any property name.
 */
export function createLog(
  level: string,
  name: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  return pino(
    {
      name,
      level,
      base: { name, pid: process.pid },
      redact: {
        paths: ['req.headers', 'headers', 'token', 'password', 'authorization', 'cookie'],
        remove: true,
      },
      formatters: { log: withErrorFacts },
      serializers: { err: asItIs },
      hooks: {
        // Without a text pino uses the error's message.
        logMethod(args, method) {
          const [first, ...rest] = args;
          const isAlone = rest.length === 0 && holdsError(first);
          method.apply(this, isAlone ? [first, 'error'] : args);
        },
      },
    },
    destination,
  );
}

function holdsError(value: unknown): boolean {
  return value instanceof Error || (typeof value === 'object' && value !== null && 'err' in value);
}

function withErrorFacts(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name,
      value instanceof Error ? errorFacts(value) : value,
    ]),
  );
}

/** Pino's own serializer would write the message. */
function asItIs<T>(value: T): T {
  return value;
}

/** Ends the process after an uncaught error, and logs it without its values. */
export function exitOnUncaught(log: Log): void {
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'uncaught error');
    process.exit(1);
  });
}
