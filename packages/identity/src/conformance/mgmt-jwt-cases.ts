import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { expectFields, expectLifetime } from './mgmt-expect.ts';

const UPDATE = 'POST /v1/mgmt/jwt/update';
const IMPERSONATE = 'POST /v1/mgmt/impersonate';
const STOP = 'POST /v1/mgmt/stop/impersonation';

/** The hosted provider's requirement for impersonation. */
const PERMISSION = 'Impersonate';

/** Someone with the permission; returns their user id. */
async function impersonator(kit: ConformanceKit): Promise<string> {
  const { permission, role } = kit.management;
  // There may be one: its owner does not matter to the suite.
  const made = await permission.create(PERMISSION);
  if (made.ok) kit.takeBackLater(() => permission.delete(PERMISSION));
  const name = kit.newName('support');
  expectOk(await role.create(name, '', [PERMISSION]));
  kit.takeBackLater(() => role.delete(name));
  return (await kit.testUser('support', { roles: [name] })).userId;
}

/** Claims of the session that a refresh token gives. */
async function sessionOf(
  { node }: ConformanceKit,
  refreshToken: string,
): Promise<Record<string, unknown>> {
  return (await node.refreshSession(refreshToken)).token;
}

const impersonation: ConformanceCases = [
  {
    endpoint: IMPERSONATE,
    name: 'answers a token of the user that says who acts',
    async run(kit) {
      const actor = await impersonator(kit);
      const tenantId = await kit.tenant('acted');
      const userTenants = [{ tenantId, roleNames: [] }];
      const { loginId, userId } = await kit.testUser('acted', { userTenants });
      const { jwt } = expectOk(
        await kit.management.jwt.impersonate(actor, loginId, false, { ticket: 7 }, tenantId, 600),
      );
      const { token } = await kit.node.validateJwt(jwt);
      expectFields(token, { sub: userId, act: { sub: actor } });
      expectLifetime(token, 600);
      const claims = await sessionOf(kit, jwt);
      expectFields(claims, { sub: userId, act: { sub: actor }, dct: tenantId, ticket: 7 });
    },
  },
  {
    endpoint: IMPERSONATE,
    name: 'refuses who may not, consent that was never given, and tenants that are not theirs',
    async run(kit) {
      const { jwt } = kit.management;
      const [actor, nobody] = [await impersonator(kit), await kit.testUser('plain')];
      const { loginId } = await kit.testUser('acted');
      expectRefused(await jwt.impersonate(nobody.userId, loginId, false));
      expectRefused(await jwt.impersonate(actor, loginId, true));
      const elsewhere = await kit.tenant('elsewhere');
      expectRefused(await jwt.impersonate(actor, loginId, false, {}, elsewhere));
    },
  },
  {
    endpoint: STOP,
    name: 'ends the impersonation and answers a token of who acted',
    async run(kit) {
      const { jwt } = kit.management;
      const actor = await impersonator(kit);
      const { loginId } = await kit.testUser('acted');
      const acting = expectOk(await jwt.impersonate(actor, loginId, false)).jwt;
      const stopped = expectOk(await jwt.stopImpersonation(acting, { back: true }));
      const claims = await sessionOf(kit, stopped.jwt);
      expectFields(claims, { sub: actor, back: true, act: undefined });
      expectRefused(await kit.node.refresh(acting), 401);
      expectRefused(await jwt.stopImpersonation(acting));
    },
  },
  {
    endpoint: STOP,
    name: 'refuses a token that is of no impersonation',
    async run(kit) {
      const { loginId } = await kit.testUser('plain');
      const { jwt } = kit.management;
      const { refreshJwt = '' } = expectOk(await jwt.signIn(loginId));
      expectRefused(await jwt.stopImpersonation(refreshJwt));
      expectRefused(await jwt.stopImpersonation('no token'));
    },
  },
];

export const cases: ConformanceCases = [
  {
    endpoint: UPDATE,
    name: 'adds claims to a session, which stay when it is refreshed',
    async run(kit) {
      const { jwt } = kit.management;
      const { loginId, userId } = await kit.testUser('claims');
      const { sessionJwt, refreshJwt = '' } = expectOk(await jwt.signIn(loginId));
      const updated = expectOk(await jwt.update(sessionJwt, { plan: 'gold' }));
      const { token } = await kit.node.validateSession(updated.jwt);
      expectFields(token, { plan: 'gold', sub: userId });
      expectFields(await sessionOf(kit, refreshJwt), { plan: 'gold', sub: userId });
    },
  },
  {
    endpoint: UPDATE,
    name: 'never puts a claim in place of one of its own',
    async run(kit) {
      const { jwt } = kit.management;
      const { loginId, userId } = await kit.testUser('claims');
      const { sessionJwt } = expectOk(await jwt.signIn(loginId));
      const forged = { sub: 'somebody', exp: 1, permissions: ['everything'], plan: 'gold' };
      const updated = await jwt.update(sessionJwt, forged);
      if (!updated.ok) return expectRefused(updated);
      const { token } = await kit.node.validateSession(expectOk(updated).jwt);
      expectFields(token, { sub: userId, permissions: [], plan: 'gold' });
    },
  },
  {
    endpoint: UPDATE,
    name: 'refuses tokens that are none, and those of a sign-in that has ended',
    async run(kit) {
      const { jwt, user } = kit.management;
      const { loginId } = await kit.testUser('ended');
      const { sessionJwt } = expectOk(await jwt.signIn(loginId));
      expectRefused(await jwt.update('no token', { plan: 'gold' }));
      expectRefused(await jwt.update(`${sessionJwt.slice(0, -6)}AAAAAA`, { plan: 'gold' }));
      expectOk(await user.logoutUser(loginId));
      expectRefused(await jwt.update(sessionJwt, { plan: 'gold' }));
    },
  },
  ...impersonation,
];
