import { expect, test } from 'vitest';
import { integrationsAddress, readPlace, withParams } from './integrations-address.ts';

const placeOf = (address: string) => readPlace(new URL(address, 'https://x.example').searchParams);

test('every address leads back to what it was made from', () => {
  expect(placeOf(integrationsAddress.integration('a/b')).integrationId).toBe('a/b');
  expect(placeOf(integrationsAddress.connect('okta')).connectId).toBe('okta');
  expect(placeOf(integrationsAddress.refused('okta'))).toMatchObject({
    view: 'refused',
    refusedSourceId: 'okta',
  });
  expect(integrationsAddress.view('sources')).toBe('/settings/integrations');
});

test('what is not known is the default', () => {
  expect(placeOf('/?view=nonsense&kind=fish&connected=yes&integration=')).toEqual({
    view: 'sources',
    integrationId: null,
    connectId: null,
    kind: null,
    search: '',
    isConnectedOnly: false,
    refusedSourceId: null,
  });
});

test('parameters of others stay', () => {
  const next = withParams(new URLSearchParams('view=sources&q=a'), { q: '', kind: 'chat' });
  expect(next.toString()).toBe('view=sources&kind=chat');
});
