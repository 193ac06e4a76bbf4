import { permissionsOfRoles } from '@waybill/contract';
import type { AttackClass } from '../arena/attack-class.ts';
import { SESSION_ROUTES, shotAt, withHeaders } from '../arena/attacked-routes.ts';
import { refusedWith } from '../arena/judges.ts';

export const attackClass: AttackClass = {
  title: 'Every route with a role that lacks its permission',
  async run(arena) {
    const { victim } = arena;
    await arena.each(SESSION_ROUTES, 4, async (route) => {
      const { permission } = route.definition;
      for (const [role, { sessionToken }] of Object.entries(victim.members)) {
        if (permission && permissionsOfRoles([role]).has(permission)) continue;
        const shot = withHeaders(shotAt(route, victim.ids), {
          'session-token': sessionToken,
          'x-attack-as': 'victim',
        });
        await arena.shoot(`role ${role}`, shot, refusedWith(403));
      }
    });
  },
};
