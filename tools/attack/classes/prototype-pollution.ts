import type { Arena } from '../arena/arena.ts';
import type { AttackClass, Judge } from '../arena/attack-class.ts';
import {
  endpointShot,
  ENDPOINTS,
  SESSION_ROUTES,
  shotAt,
  withHeaders,
} from '../arena/attacked-routes.ts';

const MARK = 'polluted-by-a-body';
const NAMES = ['"__proto__":', '"constructor":{"prototype":'];

export const attackClass: AttackClass = {
  title: 'Members of a body and of a query that would change the prototype of all objects',
  async run(arena) {
    const { attacker, projectId } = arena;
    const session = { 'session-token': attacker.owner.sessionToken };
    await arena.each(SESSION_ROUTES, 4, async (route) => {
      const shot = withHeaders(shotAt(route, attacker.ids), session);
      const inQuery = `${shot.path}${shot.path.includes('?') ? '&' : '?'}__proto__[x]=${MARK}&constructor=${MARK}`;
      await arena.shoot('query', { ...shot, path: inQuery }, unpolluted);
      if (!route.definition.body) return;
      for (const raw of pollutedBodies(shot.body)) {
        const { body: _body, ...bare } = withHeaders(shot, { 'content-type': 'application/json' });
        await arena.shoot('body', { ...bare, raw }, refusedAndUnpolluted);
      }
    });
    const posts = ENDPOINTS.filter(
      ({ method, access }) => method === 'POST' && access === 'project',
    );
    await arena.each(posts, 4, async (endpoint) => {
      const { body, ...bare } = endpointShot(endpoint, {
        projectId,
        loginId: attacker.owner.email,
      });
      if (body === undefined) return;
      const headers = { authorization: `Bearer ${projectId}`, 'content-type': 'application/json' };
      for (const raw of pollutedBodies(body)) {
        await arena.shoot('body of the provider', { ...bare, headers, raw }, refusedAndUnpolluted);
      }
    });
    await noteAftermath(arena);
  },
};

/** The body with one more member, which only the text of JSON can hold. */
function pollutedBodies(body: unknown): string[] {
  const text = JSON.stringify(body ?? {});
  const rest = text === '{}' ? '}' : `,${text.slice(1)}`;
  return NAMES.map((name) => {
    const value = `${name}{"role":"Owner","mark":"${MARK}"}${name.includes('prototype') ? '}' : ''}`;
    return `{${value}${rest}`;
  });
}

const unpolluted: Judge = ({ text }) =>
  text.includes(MARK) ? 'the answer has the planted member' : null;

/** The parser refuses such names, so that later code need not be careful. */
const refusedAndUnpolluted: Judge = (answer, shot) =>
  answer.status < 400
    ? `answered ${answer.status} to a body that names a prototype`
    : unpolluted(answer, shot);

/** What later callers see would show a prototype that was changed. */
async function noteAftermath(arena: Arena): Promise<void> {
  const { sessionToken } = arena.attacker.members['None'] ?? arena.attacker.owner;
  const headers = { 'session-token': sessionToken };
  await arena.shoot(
    'afterwards',
    { method: 'GET', path: '/v1/session', headers },
    ({ status, text }) => {
      if (text.includes(MARK)) return 'a later answer has the planted member';
      return status === 403 || status === 401
        ? null
        : `a member without a role was answered ${status}`;
    },
  );
}
