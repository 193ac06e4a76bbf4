import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningIdentity, type RunningIdentity } from '../../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, {
    identity: {
      oauthProviders: {
        google: { clientId: 'c', clientSecret: 's' },
        acme: { clientId: 'c', clientSecret: 's', issuer: 'https://acme.test', label: 'A & <B>' },
      },
    },
  });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

function get(path: string): Promise<Response> {
  return fetch(`${running.baseUrl}${path}`);
}

function page(name: string): Promise<Response> {
  return get(`/pages/${running.projectId}/v2-beta/${name}`);
}

test('the component finds its configuration and an empty theme', async () => {
  const configuration = await page('config.json');
  expect(configuration.headers.has('x-geo')).toBe(true);
  const body: unknown = await configuration.json();
  expect(body).toMatchObject({
    componentsVersion: '1.0.0',
    cssTemplate: {},
    styles: {},
    flows: {
      'sign-up-or-in': {
        startScreenId: 'waybill-email',
        startScreenName: 'waybill-email',
        version: 1,
        targetLocales: [],
      },
    },
  });
  expect(await (await page('theme.json')).json()).toEqual({});
});

test('each screen is a page of plain elements', async () => {
  const html = await page('waybill-email.html');
  expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await html.text();
  expect(text).toContain('<input name="email" type="email" autocomplete="username">');
  expect(text).toContain(
    'id="oauth:google" data-descope-provider="google">Continue with Google</descope-button>',
  );
  expect(text).toContain('>Continue with A &amp; &lt;B&gt;<');
  expect(text).not.toMatch(/<script|https?:/);
  for (const id of ['password', 'new-password', 'code', 'totp']) {
    expect((await page(`waybill-${id}.html`)).status).toBe(200);
  }
});

test('nothing else is there', async () => {
  for (const name of ['other.html', 'config.js', '..%2Fconfig.json']) {
    expect((await page(name)).status).toBe(404);
  }
  expect((await get('/pages/P0/v2-beta/config.json')).status).toBe(404);
});

test('the parts of the component are a script that loads nothing more', async () => {
  const script = await get('/npm/@descope/web-components-ui@1.0.0/dist/umd/index.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const text = await script.text();
  expect(text).toContain('globalThis.DescopeUI');
  expect(text).not.toMatch(/https?:|import|src=/);
});
