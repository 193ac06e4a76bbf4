import type { AttackClass } from '../arena/attack-class.ts';
import {
  endpointShot,
  ENDPOINTS,
  SESSION_ROUTES,
  shotAt,
  withHeaders,
} from '../arena/attacked-routes.ts';
import { anyAnswer, jsonOf } from '../arena/judges.ts';

export const attackClass: AttackClass = {
  title: 'Members of a body that only the product may set',
  async run(arena) {
    const { attacker, victim, projectId } = arena;
    const extra = {
      tenantId: victim.tenantId,
      tenant_id: victim.tenantId,
      idpTenantId: victim.idpTenantId,
      tenant: victim.idpTenantId,
      id: victim.ids['detectionId'],
      userId: victim.ids['memberId'],
      createdBy: 'U0',
      roles: ['Owner'],
      roleNames: ['Owner'],
      role: 'Owner',
      permissions: ['setting:manage', 'case:break-in'],
      isAdmin: true,
      isOwner: true,
    };
    const low = attacker.members['Analyst L1'] ?? attacker.owner;
    const headers = { 'session-token': low.sessionToken };
    const before = await arena.send({ method: 'GET', path: '/v1/session', headers });
    await arena.each(SESSION_ROUTES, 4, async (route) => {
      const shot = shotAt(route, attacker.ids);
      if (!route.definition.body || typeof shot.body !== 'object') return;
      for (const { sessionToken } of [attacker.owner, low]) {
        const body = { ...extra, ...shot.body, ...foreign(victim) };
        const sent = withHeaders({ ...shot, body }, { 'session-token': sessionToken });
        await arena.shoot('more members', sent, anyAnswer);
      }
    });
    const ways = ENDPOINTS.filter((one) => one.access === 'project' && one.method === 'POST');
    await arena.each(ways, 4, async (endpoint) => {
      const shot = endpointShot(endpoint, { projectId, loginId: 'new@elsewhere.example' });
      if (typeof shot.body !== 'object') return;
      const own = {
        tenantId: victim.idpTenantId,
        customClaims: { tenants: { [victim.idpTenantId]: {} } },
      };
      const body = {
        ...shot.body,
        ...extra,
        loginOptions: own,
        user: { ...extra, loginId: 'new@elsewhere.example' },
      };
      const authorization = `Bearer ${projectId}`;
      await arena.shoot(
        'tenant of others at sign-in',
        { ...shot, body, headers: { authorization } },
        ({ text }) => (text.includes('"sessionJwt":"') ? 'answered with a session' : null),
      );
    });
    const shot = { method: 'GET', path: '/v1/session', route: 'GET /v1/session', headers };
    await arena.shoot('rights afterwards', shot, (after) =>
      JSON.stringify(jsonOf(after)) === JSON.stringify(jsonOf(before))
        ? null
        : 'the rights of the caller changed',
    );
  },
};

const foreign = ({ tenantId, idpTenantId }: { tenantId: number; idpTenantId: string }): object => ({
  tenantId,
  idpTenantId,
});
