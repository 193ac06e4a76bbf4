import type { ConformanceCase, ConformanceCases } from './conformance-case.ts';
import { PASSWORD, type ConformanceKit } from './conformance-kit.ts';
import { expectError, type SdkReply } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';

type Users = ConformanceKit['management']['user'];
type Ask = (users: Users, nobody: string, kit: ConformanceKit) => Promise<SdkReply<unknown>>;

const POST = 'POST /v1/mgmt/user';
const GENERATE = 'POST /v1/mgmt/tests/generate';

/** Whatever is asked of someone who does not exist. */
const ASKS: readonly (readonly [endpoint: string, ask: Ask])[] = [
  [`${POST}/update`, (users, nobody) => users.update(nobody, { displayName: 'N' })],
  ['PATCH /v1/mgmt/user/patch', (users, nobody) => users.patch(nobody, { givenName: 'N' })],
  [`${POST}/delete`, (users, nobody) => users.delete(nobody)],
  [`${POST}/logout`, (users, nobody) => users.logoutUser(nobody)],
  [`${POST}/update/status`, (users, nobody) => users.deactivate(nobody)],
  [`${POST}/update/loginid`, (users, nobody) => users.updateLoginId(nobody, `${nobody}.com`)],
  [`${POST}/update/email`, (users, nobody) => users.updateEmail(nobody, nobody, true)],
  [`${POST}/update/phone`, (users, nobody) => users.updatePhone(nobody, '+447700900999', true)],
  [`${POST}/update/name`, (users, nobody) => users.updateDisplayName(nobody, 'N')],
  [`${POST}/update/picture`, (users, nobody) => users.updatePicture(nobody, '')],
  [
    `${POST}/update/customAttribute`,
    (users, nobody) => users.updateCustomAttribute(nobody, 'a', 'b'),
  ],
  [`${POST}/update/recovery/email`, (users, nobody) => users.updateRecoveryEmail(nobody, nobody)],
  [
    `${POST}/update/recovery/phone`,
    (users, nobody) => users.updateRecoveryPhone(nobody, '+447700900999'),
  ],
  [
    `${POST}/update/tenant/add`,
    async (users, nobody, kit) => users.addTenant(nobody, await kit.tenant('empty')),
  ],
  [
    `${POST}/update/tenant/remove`,
    async (users, nobody, kit) => users.removeTenant(nobody, await kit.tenant('empty')),
  ],
  [`${POST}/password/set`, (users, nobody) => users.setPassword(nobody, PASSWORD)],
  [`${POST}/password/set/active`, (users, nobody) => users.setActivePassword(nobody, PASSWORD)],
  [
    `${POST}/password/set/temporary`,
    (users, nobody) => users.setTemporaryPassword(nobody, PASSWORD),
  ],
  [`${POST}/password/expire`, (users, nobody) => users.expirePassword(nobody)],
  [`${POST}/totp/delete`, (users, nobody) => users.removeTOTPSeed(nobody)],
  [`${POST}/passkeys/list`, (users, nobody) => users.listPasskeys(nobody)],
  [`${POST}/passkeys/delete`, (users, nobody) => users.removeAllPasskeys(nobody)],
  [`${POST}/passkey/delete`, (users, nobody) => users.removePasskey(nobody, 'none')],
  [
    `${POST}/trusteddevices/remove`,
    (users, nobody) => users.removeTrustedDevices(nobody, ['none']),
  ],
  [`${POST}/signin/embeddedlink`, (users, nobody) => users.generateEmbeddedLink(nobody)],
  [`${GENERATE}/otp`, (users, nobody) => users.generateOTPForTestUser('email', nobody)],
  [
    `${GENERATE}/magiclink`,
    (users, nobody, { target }) =>
      users.generateMagicLinkForTestUser('email', nobody, target.redirectUrl),
  ],
  [
    `${GENERATE}/enchantedlink`,
    (users, nobody, { target }) =>
      users.generateEnchantedLinkForTestUser(nobody, target.redirectUrl),
  ],
  ['POST /v1/mgmt/auth/signin', (_users, nobody, { management }) => management.jwt.signIn(nobody)],
  [
    'POST /v1/mgmt/impersonate',
    async (_users, nobody, kit) => {
      const { userId } = await kit.testUser('impersonator');
      return kit.management.jwt.impersonate(userId, nobody, false);
    },
  ],
];

const ROLE_ASKS = ['v1', 'v2'].flatMap((version) =>
  ['set', 'add', 'remove'].map((kind): readonly [string, Ask] => {
    const path = `/${version}/mgmt/user/update/role/${kind}`;
    const ask: Ask = async (_users, nobody, kit) => {
      const { role } = await kit.role('any');
      return postManagement(kit, path, { loginId: nobody, roleNames: [role] });
    };
    return [`POST ${path}`, ask];
  }),
);

export const cases: ConformanceCases = [...ASKS, ...ROLE_ASKS].map(
  ([endpoint, ask]): ConformanceCase => ({
    endpoint,
    name: 'says that there is no such user',
    async run(kit) {
      const reply = await ask(kit.management.user, kit.newLoginId('nobody'), kit);
      expectError(reply, 'E112102', 404);
    },
  }),
);
