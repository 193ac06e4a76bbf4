import { expect, test } from 'vitest';
import { passkeyName } from './passkey-name.ts';

const DAY = new Date('2026-03-04T23:59:59Z');

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)', 'iPhone, 2026-03-04'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'Android, 2026-03-04'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows, 2026-03-04'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac, 2026-03-04'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux, 2026-03-04'],
  ['', 'Passkey of 2026-03-04'],
])('%s', (userAgent, name) => {
  expect(passkeyName(userAgent, DAY)).toBe(name);
});
