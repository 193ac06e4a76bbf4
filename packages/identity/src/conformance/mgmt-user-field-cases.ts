import type { ConformanceCase, ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused, type SdkReply } from './expect-reply.ts';
import { expectFields, expectUser } from './mgmt-expect.ts';
import { givenAttribute } from './mgmt-given.ts';

const PATH = 'POST /v1/mgmt/user/update';
const EMAIL = `${PATH}/email`;
const PHONE = `${PATH}/phone`;
const NAME = `${PATH}/name`;
const PICTURE = 'https://pictures.example/2.png';

type Users = ConformanceKit['management']['user'];

interface FieldChange {
  endpoint: string;
  name: string;
  change(users: Users, loginId: string, kit: ConformanceKit): Promise<SdkReply<object>>;
  fields: Record<string, unknown>;
}

const CHANGES: readonly FieldChange[] = [
  {
    endpoint: NAME,
    name: 'sets the display name and the parts of the name',
    change: (users, loginId) =>
      users.updateDisplayName(loginId, 'Ada L.', 'Ada', 'King', 'Lovelace'),
    fields: { name: 'Ada L.', givenName: 'Ada', middleName: 'King', familyName: 'Lovelace' },
  },
  {
    endpoint: NAME,
    name: 'sets parts of the name alone',
    change: (users, loginId) => users.updateUserNames(loginId, 'Ada', undefined, 'Lovelace'),
    fields: { name: 'Test field', givenName: 'Ada', familyName: 'Lovelace' },
  },
  {
    endpoint: `${PATH}/picture`,
    name: 'sets the picture',
    change: (users, loginId) => users.updatePicture(loginId, PICTURE),
    fields: { picture: PICTURE },
  },
  {
    endpoint: EMAIL,
    name: 'sets the address, verified',
    change: (users, loginId) => users.updateEmail(loginId, 'ada@conformance.example', true),
    fields: { email: 'ada@conformance.example', verifiedEmail: true },
  },
  {
    endpoint: EMAIL,
    name: 'sets the address, not verified',
    change: (users, loginId) => users.updateEmail(loginId, 'ada@conformance.example', false),
    fields: { email: 'ada@conformance.example', verifiedEmail: false },
  },
  {
    endpoint: PHONE,
    name: 'sets the number, verified',
    change: (users, loginId) => users.updatePhone(loginId, '+447700900999', true),
    fields: { phone: '+447700900999', verifiedPhone: true },
  },
  {
    endpoint: PHONE,
    name: 'sets the number, not verified',
    change: (users, loginId) => users.updatePhone(loginId, '+447700900999', false),
    fields: { phone: '+447700900999', verifiedPhone: false },
  },
  {
    endpoint: `${PATH}/recovery/email`,
    name: 'sets the address for recovery',
    change: (users, loginId) =>
      users.updateRecoveryEmail(loginId, 'spare@conformance.example', true),
    fields: { recoveryEmail: 'spare@conformance.example', verifiedRecoveryEmail: true },
  },
  {
    endpoint: `${PATH}/recovery/phone`,
    name: 'sets the number for recovery',
    change: (users, loginId) => users.updateRecoveryPhone(loginId, '+447700900998', false),
    fields: { recoveryPhone: '+447700900998', verifiedRecoveryPhone: false },
  },
];

/** The response, a later load and the user's view must agree. */
function caseOf({ endpoint, name, change, fields }: FieldChange): ConformanceCase {
  return {
    endpoint,
    name,
    async run(kit) {
      const { user } = kit.management;
      const { loginId, userId } = await kit.passwordUser('field');
      const client = await kit.signedIn(loginId);
      const changed = expectOk(await change(user, loginId, kit));
      expectUser(changed);
      expectFields(changed, { userId, loginIds: [loginId], ...fields });
      expectFields(expectOk(await user.load(loginId)), fields);
      expectFields(expectOk(await client.sdk.me()), fields);
    },
  };
}

export const cases: ConformanceCases = [
  ...CHANGES.map(caseOf),
  {
    endpoint: EMAIL,
    name: 'refuses what is no address, and one of somebody else where that is asked for',
    async run(kit) {
      const { user } = kit.management;
      const [one, other] = [await kit.testUser('one'), await kit.testUser('other')];
      expectRefused(await user.updateEmail(one.loginId, 'no address', true), 400);
      expectRefused(await user.updateEmail(one.loginId, other.loginId, true, true));
      expectFields(expectOk(await user.load(one.loginId)), { email: one.loginId });
    },
  },
  {
    endpoint: PHONE,
    name: 'refuses what is no number, and one of somebody else where that is asked for',
    async run(kit) {
      const { user } = kit.management;
      const [one, other] = [await kit.phoneUser('one'), await kit.phoneUser('other')];
      expectRefused(await user.updatePhone(one.loginId, '12', true), 400);
      expectRefused(await user.updatePhone(one.loginId, other.loginId, true, true));
      expectFields(expectOk(await user.load(one.loginId)), { phone: one.loginId });
    },
  },
  {
    endpoint: `${PATH}/customAttribute`,
    name: 'sets an attribute and keeps the others',
    async run(kit) {
      const { user } = kit.management;
      const [first, second] = [await givenAttribute(kit), await givenAttribute(kit)];
      const customAttributes = { [first]: 'blue' };
      const { loginId } = await kit.testUser('attribute', { customAttributes });
      const changed = expectOk(await user.updateCustomAttribute(loginId, second, 'red'));
      expectUser(changed);
      const both = { customAttributes: { [first]: 'blue', [second]: 'red' } };
      expectFields(changed, both);
      expectFields(expectOk(await user.load(loginId)), both);
    },
  },
];
