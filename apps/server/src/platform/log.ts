import { pino, type Logger } from 'pino';

export type Log = Logger;

/**
 * Structured log to standard error. Matched content, names, addresses and tokens never go in: a line
 * carries ids, counts, codes and durations. Headers that hold credentials are cut out as a last net.
 */
export function createLog(level: string, name: string): Log {
  return pino(
    {
      name,
      level,
      base: { name, pid: process.pid },
      redact: {
        paths: ['req.headers', 'headers', 'token', 'password', 'authorization', 'cookie'],
        remove: true,
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
