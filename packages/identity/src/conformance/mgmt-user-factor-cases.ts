import { generateSync } from 'otplib';
import { softwareAuthenticator } from '../testing/software-authenticator.ts';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceClient } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectMembers, expectSame } from './mgmt-expect.ts';

const PASSKEYS = 'POST /v1/mgmt/user/passkeys/list';
const REMOVE_PASSKEY = 'POST /v1/mgmt/user/passkey/delete';
const REMOVE_PASSKEYS = 'POST /v1/mgmt/user/passkeys/delete';
const REMOVE_TOTP = 'POST /v1/mgmt/user/totp/delete';

/** Adds a passkey; returns its id. */
async function addPasskey(
  kit: ConformanceKit,
  client: ConformanceClient,
  loginId: string,
): Promise<string> {
  const { origin } = new URL(kit.target.redirectUrl);
  const { update } = client.sdk.webauthn;
  const started = expectOk(await update.start(loginId, origin, client.token));
  const authenticator = softwareAuthenticator();
  const response = authenticator.create(started.options, { origin });
  expectOk(await update.finish(started.transactionId, response));
  return authenticator.credentials[0]?.id ?? '';
}

async function withTwoPasskeys(kit: ConformanceKit) {
  const { loginId } = await kit.passwordUser('passkeys');
  const client = await kit.signedIn(loginId);
  const ids = [await addPasskey(kit, client, loginId), await addPasskey(kit, client, loginId)];
  return { loginId, ids };
}

export const cases: ConformanceCases = [
  {
    endpoint: REMOVE_TOTP,
    name: 'takes the authenticator app away',
    async run(kit) {
      const { user } = kit.management;
      const { loginId } = await kit.passwordUser('totp');
      const { sdk, token } = await kit.signedIn(loginId);
      const { key } = expectOk(await sdk.totp.update(loginId, token));
      const code = generateSync({ secret: key, epoch: Math.floor(kit.now() / 1000) });
      expectOk(await kit.client().sdk.totp.verify(loginId, code));
      expectFields(expectOk(await user.load(loginId)), { TOTP: true });
      expectOk(await user.removeTOTPSeed(loginId));
      expectFields(expectOk(await user.load(loginId)), { TOTP: false });
      expectRefused(await kit.client().sdk.totp.verify(loginId, code), 401);
    },
  },
  {
    endpoint: PASSKEYS,
    name: 'lists what the user has',
    async run(kit) {
      const { loginId, ids } = await withTwoPasskeys(kit);
      const passkeys = expectOk(await kit.management.user.listPasskeys(loginId));
      expectMembers(
        passkeys.map(({ id = '' }) => id),
        ids,
        'passkeys',
      );
      expectKinds(passkeys[0], {
        id: 'filled text',
        rpId: 'filled text',
        displayName: 'text',
        createdTime: 'number',
      });
    },
  },
  {
    endpoint: PASSKEYS,
    name: 'answers an empty list for a user without any',
    async run(kit) {
      const { loginId } = await kit.testUser('no-passkeys');
      expectSame(expectOk(await kit.management.user.listPasskeys(loginId)), [], 'passkeys');
    },
  },
  {
    endpoint: REMOVE_PASSKEY,
    name: 'removes one and keeps the other',
    async run(kit) {
      const { user } = kit.management;
      const { loginId, ids } = await withTwoPasskeys(kit);
      expectOk(await user.removePasskey(loginId, ids[0] ?? ''));
      const left = expectOk(await user.listPasskeys(loginId));
      expectSame(
        left.map(({ id }) => id),
        ids.slice(1),
        'passkeys left',
      );
    },
  },
  {
    endpoint: REMOVE_PASSKEYS,
    name: 'removes them all',
    async run(kit) {
      const { user } = kit.management;
      const { loginId } = await withTwoPasskeys(kit);
      expectFields(expectOk(await user.load(loginId)), { webauthn: true });
      expectOk(await user.removeAllPasskeys(loginId));
      expectSame(expectOk(await user.listPasskeys(loginId)), [], 'passkeys left');
      expectFields(expectOk(await user.load(loginId)), { webauthn: false });
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/trusteddevices/list',
    name: 'answers an empty list for a user without any',
    async run(kit) {
      const { loginId } = await kit.testUser('no-devices');
      expectSame(expectOk(await kit.management.user.listTrustedDevices([loginId])), [], 'devices');
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/trusteddevices/list',
    name: 'refuses what is no list',
    async run(kit) {
      const path = '/v1/mgmt/user/trusteddevices/list';
      expectRefused(await postManagement(kit, path, { identifiers: 7 }), 400);
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/trusteddevices/remove',
    name: 'leaves no device behind',
    async run(kit) {
      const { user } = kit.management;
      const { loginId } = await kit.testUser('devices');
      expectOk(await user.removeTrustedDevices(loginId, [kit.newName('device')]));
      expectSame(expectOk(await user.listTrustedDevices([loginId])), [], 'devices');
    },
  },
];
