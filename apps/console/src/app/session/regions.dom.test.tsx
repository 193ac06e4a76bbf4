// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RuntimeConfig } from '@waybill/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RegionChoice } from '../../login/RegionChoice.tsx';
import { ownAddress } from '../../login/own-address.ts';
import { apiBase, knownRegions, regionMark, setApiBases, setRegions } from '../http/api-base.ts';
import { readStored, writeStored } from '../storage/stored-values.ts';
import { fetchRuntimeConfig } from './runtime-config.ts';
import { switchRegion } from './switch-region.ts';
import { takeRegion } from './take-region.ts';

const EU = 'https://eu.waybill.example';

function configOf(projectId: string, more: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    projectId,
    identityBaseUrl: '',
    apiBases: { 'us-east-1': '', 'eu-west-1': EU },
    regions: ['us-east-1', 'eu-west-1'],
    login: {
      methods: ['password'],
      oauthProviders: [],
      flowId: '',
      identityStaticUrl: '',
      identityCdnUrl: '',
      isOneTap: false,
      refreshMode: 'cookie',
    },
    needsSetup: false,
    version: '0',
    ...more,
  };
}

/** Answers by address; any other fails as a server that does not answer. */
function serve(answers: Record<string, RuntimeConfig>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
}

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  setApiBases({});
  setRegions([]);
});

test('without a stored region the console asks its own origin alone', async () => {
  serve({ '/v1/config': configOf('P-us') });
  expect(await fetchRuntimeConfig()).toMatchObject({ projectId: 'P-us', identityBaseUrl: '' });
  expect(apiBase()).toBe('');
});

test('another region is asked at its base, where its provider is too', async () => {
  writeStored('REGION', 'eu-west-1');
  // The other region's bases are ignored: this page may call those of its own origin.
  const eu = configOf('P-eu', {
    apiBases: { 'us-east-1': EU, 'eu-west-1': EU },
    regions: ['eu-west-1'],
  });
  serve({ '/v1/config': configOf('P-us'), [`${EU}/v1/config`]: eu });
  expect(await fetchRuntimeConfig()).toMatchObject({
    projectId: 'P-eu',
    identityBaseUrl: EU,
    regions: ['us-east-1', 'eu-west-1'],
    login: { identityCdnUrl: window.location.origin },
  });
  expect(apiBase()).toBe(EU);
});

test('a hosted provider of another region stays where it says', async () => {
  writeStored('REGION', 'eu-west-1');
  const eu = configOf('P-eu', { identityBaseUrl: 'https://id.example' });
  serve({ '/v1/config': configOf('P-us'), [`${EU}/v1/config`]: eu });
  expect(await fetchRuntimeConfig()).toMatchObject({
    identityBaseUrl: 'https://id.example',
    login: { identityCdnUrl: '' },
  });
});

test('a region that does not answer is not stood in for by another one', async () => {
  writeStored('REGION', 'eu-west-1');
  serve({ '/v1/config': configOf('P-us') });
  await expect(fetchRuntimeConfig()).rejects.toThrow(TypeError);
  // But it is offered.
  expect(knownRegions()).toEqual(['us-east-1', 'eu-west-1']);
});

test('a link names its region before anything is asked', async () => {
  window.history.replaceState(null, '', '/login?region=eu-west-1&setup=T#x');
  serve({ '/v1/config': configOf('P-us'), [`${EU}/v1/config`]: configOf('P-eu') });
  expect(await fetchRuntimeConfig()).toMatchObject({ projectId: 'P-eu' });
  expect(window.location.href).toMatch(/\/login\?setup=T#x$/);
});

test('only a served region is taken, and only by the sign-in page', () => {
  window.history.replaceState(null, '', '/login?region=moon');
  takeRegion(['us-east-1', 'eu-west-1'], window);
  expect(window.location.search).toBe('');
  window.history.replaceState(null, '', '/login?region=eu-west-1');
  takeRegion(['us-east-1'], window);
  window.history.replaceState(null, '', '/detections?region=eu-west-1');
  takeRegion(['us-east-1', 'eu-west-1'], window);
  expect(window.location.search).toBe('?region=eu-west-1');
  expect(readStored('REGION')).toBeNull();
});

test('a way back names the region where there are several', () => {
  const origin = 'https://waybill.example';
  setRegions(['us-east-1']);
  expect(ownAddress(origin, { target: '/' })).toBe(`${origin}/login`);
  setRegions(['us-east-1', 'eu-west-1']);
  expect(regionMark()).toBe('us-east-1');
  writeStored('REGION', 'eu-west-1');
  expect(ownAddress(origin, { target: '/', via: 'sso' })).toBe(
    `${origin}/login?via=sso&region=eu-west-1`,
  );
});

test.each([
  ['/login', 'reload', []],
  ['/detections/1', 'assign', ['/']],
] as const)('switching at %s starts the page afresh', (pathname, way, args) => {
  const location = { pathname, reload: vi.fn(), assign: vi.fn() };
  const document = { cookie: '' };
  switchRegion('us-east-1', { location, document });
  expect(location[way]).not.toHaveBeenCalled();
  switchRegion('eu-west-1', { location, document });
  expect(readStored('REGION')).toBe('eu-west-1');
  expect(document.cookie).toMatch(/^DS=;.*Max-Age=0/);
  expect(location[way]).toHaveBeenCalledExactlyOnceWith(...args);
});

test('the choice shows the region that is on, and offers none where there is but one', () => {
  const onChoose = vi.fn();
  render(<RegionChoice config={configOf('P')} onChoose={onChoose} />);
  const pressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([pressed('United States'), pressed('Europe')]).toEqual(['true', 'false']);
  fireEvent.click(screen.getByRole('button', { name: 'Europe' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('eu-west-1');
  cleanup();
  render(<RegionChoice config={configOf('P', { regions: ['eu-west-1'] })} />);
  expect(screen.queryByRole('group')).toBeNull();
});
