import type { ConformanceCase, ConformanceCases } from './conformance-case.ts';
import { NEW_PASSWORD, PASSWORD, type ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused, type SdkReply } from './expect-reply.ts';
import { expectFields } from './mgmt-expect.ts';
import { expectSignedOut } from './mgmt-given.ts';

const PATH = 'POST /v1/mgmt/user/password';
const SET_ACTIVE = `${PATH}/set/active`;
const EXPIRE = `${PATH}/expire`;

type Users = ConformanceKit['management']['user'];
type GivePassword = (users: Users, loginId: string, password: string) => Promise<SdkReply<unknown>>;

const TEMPORARY: readonly { endpoint: string; give: GivePassword }[] = [
  {
    endpoint: `${PATH}/set/temporary`,
    give: (users, loginId, password) => users.setTemporaryPassword(loginId, password),
  },
  {
    endpoint: `${PATH}/set`,
    give: (users, loginId, password) => users.setPassword(loginId, password),
  },
];

function temporaryCases({ endpoint, give }: (typeof TEMPORARY)[number]): ConformanceCase[] {
  return [
    {
      endpoint,
      name: 'gives a password that must be replaced before it lets anybody in',
      async run(kit) {
        const { user } = kit.management;
        const { loginId } = await kit.passwordUser('temporary');
        const client = await kit.signedIn(loginId);
        expectOk(await give(user, loginId, NEW_PASSWORD));
        await expectSignedOut(client);
        const { password } = kit.client().sdk;
        expectError(await password.signIn(loginId, PASSWORD), 'E062901', 401);
        expectError(await password.signIn(loginId, NEW_PASSWORD), 'E062909', 401);
        expectOk(await password.replace(loginId, NEW_PASSWORD, `${PASSWORD} again`));
        expectOk(await password.signIn(loginId, `${PASSWORD} again`));
      },
    },
    {
      endpoint,
      name: 'refuses a password that is too short',
      async run(kit) {
        const { loginId } = await kit.testUser('short');
        expectRefused(await give(kit.management.user, loginId, 'a'), 400);
      },
    },
  ];
}

export const cases: ConformanceCases = [
  ...TEMPORARY.flatMap(temporaryCases),
  {
    endpoint: SET_ACTIVE,
    name: 'gives a password that lets the user in, in place of the one before',
    async run(kit) {
      const { user } = kit.management;
      const { loginId } = await kit.testUser('active');
      expectFields(expectOk(await user.load(loginId)), { password: false });
      expectOk(await user.setActivePassword(loginId, PASSWORD));
      expectFields(expectOk(await user.load(loginId)), { password: true });
      const client = await kit.signedIn(loginId);
      expectOk(await user.setActivePassword(loginId, NEW_PASSWORD));
      await expectSignedOut(client);
      const { password } = kit.client().sdk;
      expectError(await password.signIn(loginId, PASSWORD), 'E062901', 401);
      expectOk(await password.signIn(loginId, NEW_PASSWORD));
    },
  },
  {
    endpoint: SET_ACTIVE,
    name: 'refuses a password that is too short',
    async run(kit) {
      const { loginId } = await kit.passwordUser('short');
      expectRefused(await kit.management.user.setActivePassword(loginId, 'a'), 400);
      await kit.signedIn(loginId);
    },
  },
  {
    endpoint: EXPIRE,
    name: 'makes the user replace their password',
    async run(kit) {
      const { loginId } = await kit.passwordUser('expired');
      expectOk(await kit.management.user.expirePassword(loginId));
      const { password } = kit.client().sdk;
      expectError(await password.signIn(loginId, PASSWORD), 'E062909', 401);
      expectOk(await password.replace(loginId, PASSWORD, NEW_PASSWORD));
      expectOk(await password.signIn(loginId, NEW_PASSWORD));
    },
  },
];
