import { describe, expect, test } from 'vitest';
import { sdkOf } from '../../testing/sign-in.ts';
import { testApp, testMember } from '../../testing/test-app.ts';
import { readConfig } from '../platform/config.ts';
import { CliError } from './cli-error.ts';
import { freePort } from '../platform/free-port.ts';
import { invitationOf, invitePerson } from './invite-command.ts';
import { newTemporaryPassword } from './temporary-password.ts';

test('a person is named by address and role', () => {
  const given = { email: 'ana@ours.example', role: 'Analyst L1', name: undefined };
  expect(invitationOf(given)).toEqual({ ...given, name: 'ana@ours.example' });
});

test.each([
  [{ email: undefined, role: 'Owner' }, 'mail address'],
  [{ email: 'ana', role: 'Owner' }, 'mail address'],
  [{ email: 'ana@ours.example', role: undefined }, '"Analyst L1"'],
  [{ email: 'ana@ours.example', role: 'toString' }, '--role'],
])('%j is refused', (given, text) => {
  expect(() => invitationOf({ ...given, name: undefined })).toThrow(CliError);
  expect(() => invitationOf({ ...given, name: undefined })).toThrow(text);
});

test('a temporary password has every kind of character, and is never the same', () => {
  const passwords = Array.from({ length: 100 }, newTemporaryPassword);
  expect(passwords.filter((one) => !/^[a-z]{6}-[A-Z]{6}-[2-9]{6}$/.test(one))).toEqual([]);
  expect(new Set(passwords).size).toBe(100);
});

describe('through a running instance', () => {
  async function setUp(environment: NodeJS.ProcessEnv) {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const app = await testApp({
      environment: { REFRESH_MODE: 'body', IDENTITY_REDIRECT_ORIGINS: address, ...environment },
    });
    const { idpTenantId, email: owner } = await testMember(app);
    const config = readConfig({
      ...environment,
      WAYBILL_MASTER_KEY: app.masterKey.toString('hex'),
    });
    await app.app.listen({ host: '127.0.0.1', port });
    const invite = (email: string, role = 'Auditor') =>
      invitePerson(
        { config, address, signInAddress: `${address}/login`, idpTenantId },
        { email, role, name: 'Lee' },
      );
    const rolesOf = async (email: string) => {
      const user = await app.services.identityAdmin.loadUserByLoginId(email);
      return user?.tenants.map(({ tenantId, roles }) => [tenantId === idpTenantId, roles]);
    };
    return { app, owner, invite, rolesOf };
  }

  test('without mail a password is made, which must be changed', async () => {
    const { app, invite, rolesOf } = await setUp({});
    const told = await invite('lee@ours.example');
    const password = told.split('\n').at(-1) ?? '';
    expect(told).toContain('Email is not configured');
    expect(await rolesOf('lee@ours.example')).toEqual([[true, ['Auditor']]]);
    const sdk = sdkOf(app);
    const first = await sdk.password.signIn('lee@ours.example', password);
    expect(first.error?.errorCode).toBe('E062909');
    const replaced = await sdk.password.replace(
      'lee@ours.example',
      password,
      'plum kettle orbit seven',
    );
    expect(replaced.ok).toBe(true);
    await app.close();
  });

  test('with mail an invitation goes out, and its link is not told', async () => {
    const { app, invite, rolesOf } = await setUp({ WAYBILL_IDENTITY_DEV: '1' });
    const told = await invite('lee@ours.example');
    expect(told).toMatch(/^Invitation sent to lee@ours\.example; in development it is kept at/);
    const [message] = app.services.messages.catcher?.list() ?? [];
    expect(message).toMatchObject({ kind: 'invite', to: 'lee@ours.example' });
    const [link = ''] = /http\S+/.exec(message?.text ?? '') ?? [];
    expect(new URL(link).searchParams.get('t')).toMatch(/./);
    expect(told).not.toContain(new URL(link).searchParams.get('t'));
    expect(await rolesOf('lee@ours.example')).toEqual([[true, ['Auditor']]]);
    await app.close();
  });

  test('who exists gets the role, and no message', async () => {
    const { app, owner, invite, rolesOf } = await setUp({ WAYBILL_IDENTITY_DEV: '1' });
    const stranger = await testMember(app);
    expect(await invite(stranger.email, 'Analyst L1')).toContain('now has the role Analyst L1');
    expect(await rolesOf(stranger.email)).toEqual(
      expect.arrayContaining([
        [true, ['Analyst L1']],
        [false, ['Owner']],
      ]),
    );
    await invite(owner);
    expect(await rolesOf(owner)).toEqual([[true, ['Auditor', 'Owner']]]);
    expect(app.services.messages.catcher?.list()).toEqual([]);
    await app.close();
  });
});
