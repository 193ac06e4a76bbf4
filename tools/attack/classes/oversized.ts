import type { AttackClass, Shot } from '../arena/attack-class.ts';
import {
  endpointShot,
  ENDPOINTS,
  PRODUCT_ROUTES,
  shotAt,
  withHeaders,
} from '../arena/attacked-routes.ts';
import { refused } from '../arena/judges.ts';

const MEGABYTE = 1_048_576;
const DEPTH = 100_000;

export const attackClass: AttackClass = {
  title: 'Bodies that are too large or too deep, headers and addresses that are too long',
  async run(arena) {
    const { attacker, projectId } = arena;
    const session = { 'session-token': attacker.owner.sessionToken };
    const bodies = hugeBodies(arena.isShort ? 2 * MEGABYTE : 8 * MEGABYTE);
    const all = PRODUCT_ROUTES.filter(({ definition }) => definition.body && !definition.rawBody);
    // All of them share a parser and its limit.
    const withBody = arena.isShort ? all.filter((_route, at) => at % 3 === 0) : all;
    await arena.each(withBody, 2, async (route) => {
      const { body: _body, ...bare } = withHeaders(shotAt(route, attacker.ids), session);
      for (const [probe, raw] of bodies) await arena.shoot(probe, asJson(bare, raw), refused);
    });
    const posts = ENDPOINTS.filter(
      ({ access, method }) => access === 'project' && method === 'POST',
    );
    await arena.each(arena.isShort ? posts.slice(0, 6) : posts, 2, async (endpoint) => {
      const { body: _body, ...bare } = endpointShot(endpoint, { projectId, loginId: 'x' });
      const shot = withHeaders(bare, { authorization: `Bearer ${projectId}` });
      for (const [probe, raw] of bodies) await arena.shoot(probe, asJson(shot, raw), refused);
    });
    for (const bytes of [20_000, 200_000]) {
      const long = 'x'.repeat(bytes);
      const longPath = { method: 'GET', path: `/v1/detections?q=${long}`, headers: session };
      await arena.shoot('long address', longPath, refused);
      const longHeader = {
        method: 'GET',
        path: '/v1/session',
        headers: { ...session, 'x-long': long },
      };
      await arena.shoot('long header', longHeader, refused);
    }
    const headers = Object.fromEntries(
      Array.from({ length: 3000 }, (_one, at) => [`x-${at}`, 'a']),
    );
    const many = { method: 'GET', path: '/v1/session', headers };
    await arena.shoot('many headers', many, refused);
  },
};

function hugeBodies(bytes: number): [string, string][] {
  return [
    ['body that is too large', JSON.stringify({ name: 'x'.repeat(bytes) })],
    ['deep lists', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
    ['deep objects', '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH)],
    ['body that is cut short', '{"name":"'],
  ];
}

const asJson = (shot: Shot, raw: string): Shot =>
  withHeaders({ ...shot, raw }, { 'content-type': 'application/json' });
