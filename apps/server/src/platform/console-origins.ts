import type { Config } from './config.ts';

/** Origins that the console is reached at, the one to show people first. */
export function consoleOrigins(
  config: Pick<Config, 'origin' | 'tlsCertFile' | 'port'>,
): [string, ...string[]] {
  if (config.origin) return [config.origin];
  const scheme = config.tlsCertFile ? 'https' : 'http';
  return [`${scheme}://localhost:${config.port}`, `${scheme}://127.0.0.1:${config.port}`];
}
