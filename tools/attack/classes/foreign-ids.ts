import type { Arena } from '../arena/arena.ts';
import type { AttackClass } from '../arena/attack-class.ts';
import {
  bodyFor,
  SESSION_ROUTES,
  shotAt,
  withHeaders,
  type ProductRoute,
} from '../arena/attacked-routes.ts';
import { anyAnswer, refused } from '../arena/judges.ts';

/** Parameters of these name what every tenant has. */
const OF_NOBODY = new Set([
  'GET /v1/integrations/sources/{sourceId}',
  'POST /v1/sources/{sourceId}/remap',
  'PATCH /v1/finding-settings/{source}',
]);

export const attackClass: AttackClass = {
  title: "Another tenant's ids on every route",
  async run(arena) {
    await arena.each(SESSION_ROUTES, 4, async (route) => {
      await withForeignPath(arena, route);
      await withForeignBody(arena, route);
    });
  },
};

/** All roles of the attacker's tenant, because a role may pass where another is stopped. */
async function withForeignPath(arena: Arena, route: ProductRoute): Promise<void> {
  const { attacker, victim } = arena;
  const shot = shotAt(route, victim.ids);
  // Places and lists of the same name have the same id in both tenants.
  const isForeign = shot.path !== shotAt(route, attacker.ids).path && !OF_NOBODY.has(route.name);
  const roles = arena.isShort ? ['Owner'] : ['Owner', 'Admin', 'Analyst L2', 'Auditor'];
  for (const role of roles) {
    const token = attacker.members[role]?.sessionToken ?? '';
    const judge = isForeign ? refused : anyAnswer;
    await arena.shoot('foreign id', withHeaders(shot, { 'session-token': token }), judge);
  }
}

/** The attacker's own id in the path, and ids of the other tenant in the body. */
async function withForeignBody(arena: Arena, route: ProductRoute): Promise<void> {
  const { attacker, victim } = arena;
  const foreign = bodyFor(route, victim.ids);
  if (JSON.stringify(foreign) === JSON.stringify(bodyFor(route, attacker.ids))) return;
  const shot = shotAt(route, attacker.ids, victim.ids);
  const token = attacker.owner.sessionToken;
  await arena.shoot(
    'foreign id in the body',
    withHeaders(shot, { 'session-token': token }),
    anyAnswer,
  );
}
