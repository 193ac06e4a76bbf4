import type { ConformanceCases } from './conformance-case.ts';
import { NEW_PASSWORD } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectFields, expectMembers, expectUser } from './mgmt-expect.ts';

const INVITE = 'POST /v1/mgmt/user/create';
const SILENT = { sendMail: false, sendSMS: false };

export const cases: ConformanceCases = [
  {
    endpoint: INVITE,
    name: 'creates somebody who is invited, and enabled once they have a password',
    async run(kit) {
      const { user } = kit.management;
      const loginId = kit.newLoginId('invited');
      const invited = expectOk(await user.invite(loginId, { email: loginId, ...SILENT }));
      expectUser(invited);
      expectFields(invited, { status: 'invited', loginIds: [loginId], verifiedEmail: false });
      expectOk(await user.setActivePassword(loginId, NEW_PASSWORD));
      expectFields(expectOk(await user.load(loginId)), { status: 'enabled' });
    },
  },
  {
    endpoint: INVITE,
    name: 'invites again, by login id and by user id, into one more tenant',
    async run(kit) {
      const { user } = kit.management;
      const [first, second] = [await kit.tenant('first'), await kit.tenant('second')];
      const loginId = kit.newLoginId('again');
      const into = (tenantId: string) => ({
        userTenants: [{ tenantId, roleNames: [] }],
        ...SILENT,
      });
      const { userId } = expectOk(await user.invite(loginId, { email: loginId, ...into(first) }));
      expectOk(await user.invite(loginId, into(second)));
      const again = expectOk(await user.invite(userId, SILENT));
      expectFields(again, { userId, loginIds: [loginId], status: 'invited' });
      const tenantIds = again.userTenants?.map(({ tenantId }) => tenantId);
      expectMembers(tenantIds, [first, second], 'tenants');
    },
  },
  {
    endpoint: INVITE,
    name: 'sends a message to whoever is invited',
    async run(kit) {
      const loginId = kit.newLoginId('mailed');
      const invited = await kit.management.user.invite(loginId, {
        email: loginId,
        sendMail: true,
        inviteUrl: kit.target.redirectUrl,
      });
      expectFields(expectOk(invited), { status: 'invited' });
    },
  },
  {
    endpoint: INVITE,
    name: 'refuses an invitation that leads to another site',
    async run(kit) {
      const { user } = kit.management;
      const loginId = kit.newLoginId('elsewhere');
      const inviteUrl = 'https://elsewhere.example/';
      expectRefused(await user.invite(loginId, { email: loginId, sendMail: true, inviteUrl }), 400);
      expectError(await user.load(loginId), 'E112102', 404);
    },
  },
];
