import type { Config } from './config.ts';

type Addresses = Pick<
  Config,
  'origin' | 'tlsCertFile' | 'port' | 'region' | 'apiBases' | 'consoleOrigin'
>;

/** Origins of this process, the preferred one first. */
export function ownOrigins(config: Addresses): [string, ...string[]] {
  const { origin, region, apiBases, port } = config;
  const scheme = config.tlsCertFile ? 'https' : 'http';
  const local = `${scheme}://localhost:${port}`;
  const given = origin || apiBases[region] || local;
  return given === local ? [local, `${scheme}://127.0.0.1:${port}`] : [given];
}

/** Origins of the console, the preferred one first. */
export function consoleOrigins(config: Addresses): [string, ...string[]] {
  return hasConsole(config) ? ownOrigins(config) : [config.consoleOrigin];
}

/** Whether this process serves the console; of several regions one does. */
export function hasConsole(config: Addresses): boolean {
  const { consoleOrigin } = config;
  return consoleOrigin === '' || ownOrigins(config).includes(consoleOrigin);
}
