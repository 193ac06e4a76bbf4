import { expect, test } from 'vitest';
import { connectorGuide } from './connector-guide.ts';

test('answers the guide of a connector, and nothing for one that has none', async () => {
  expect(await connectorGuide('okta')).toContain('Okta');
  expect(await connectorGuide('no-such-connector')).toBe('');
  expect(await connectorGuide('../src/okta')).toBe(await connectorGuide('okta'));
});
