/** Production builds write no log and debug output; warnings and errors stay. */
export function quietConsole(target: Pick<Console, 'log' | 'debug'>): void {
  const silent = (): void => {};
  Object.assign(target, { log: silent, debug: silent });
}
