import type { AttackClass } from '../arena/attack-class.ts';
import { ENDPOINTS, endpointShot, PRODUCT_ROUTES, shotAt } from '../arena/attacked-routes.ts';
import { refused } from '../arena/judges.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];

export const attackClass: AttackClass = {
  title: 'Methods that a route does not have, and headers that claim another one',
  async run(arena) {
    const { attacker, projectId } = arena;
    const session = { 'session-token': attacker.members['None']?.sessionToken ?? '' };
    const declared = new Set(PRODUCT_ROUTES.map(({ name }) => name));
    const paths = [...new Set(PRODUCT_ROUTES.map(({ path }) => path))];
    await arena.each(paths, 6, async (path) => {
      const route = PRODUCT_ROUTES.find((one) => one.path === path);
      if (!route) return;
      const shot = shotAt(route, attacker.ids);
      const others = METHODS.filter((one) => !declared.has(`${one} ${path}`));
      for (const method of arena.isShort ? others.slice(0, 2) : others) {
        await arena.shoot(
          'undeclared method',
          { method, path: shot.path, headers: session },
          refused,
        );
      }
      if (route.definition.access === 'public') return;
      for (const header of OVERRIDES) {
        const headers = { ...session, [header]: 'DELETE' };
        await arena.shoot('claimed method', { ...shot, method: 'GET', headers }, refused);
      }
    });
    const served = new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`));
    const headers = { authorization: `Bearer ${projectId}` };
    await arena.each(ENDPOINTS, 6, async (endpoint) => {
      const { path } = endpointShot(endpoint, { projectId, loginId: 'x' });
      const others = METHODS.filter((one) => !served.has(`${one} ${endpoint.path}`));
      for (const method of arena.isShort ? others.slice(-1) : others) {
        await arena.shoot('undeclared method', { method, path, headers }, refused);
      }
    });
  },
};
