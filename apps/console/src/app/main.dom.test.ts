// @vitest-environment happy-dom
/* oxlint-disable no-console -- the console is what is tested */
import { afterEach, expect, test, vi } from 'vitest';

const { log, debug, warn, error } = console;

afterEach(() => {
  Object.assign(console, { log, debug });
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('a production build starts with log and debug output off, and leaves warnings and errors', async () => {
  const written = vi.fn();
  Object.assign(console, { log: written, debug: written });
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubEnv('PROD', true);
  await import('../main.ts');
  console.log('a line');
  console.debug('another');
  expect(written).not.toHaveBeenCalled();
  expect([console.warn, console.error]).toEqual([warn, error]);
});
