import type { AttackClass, Shot } from '../arena/attack-class.ts';
import { PRODUCT_ROUTES, shotAt, withHeaders } from '../arena/attacked-routes.ts';
import { refusedWith } from '../arena/judges.ts';

const SHORT = ['alg none', 'wrong key', 'changed claims', 'refresh token', 'expired', 'revoked'];

/** Ways to send a good token where it must not be taken from: other sites could make a browser do that. */
const OTHER_PLACES: Readonly<Record<string, (token: string) => Record<string, string>>> = {
  'no session': () => ({}),
  'session in the cookie': (token) => ({ cookie: `DS=${token}` }),
  'session as bearer': (token) => ({ authorization: `Bearer ${token}` }),
};

export const attackClass: AttackClass = {
  title: 'Every route without, with an expired, a revoked and a forged session',
  async run(arena) {
    const { victim, isShort } = arena;
    const protectedRoutes = PRODUCT_ROUTES.filter(
      ({ definition }) => definition.access !== 'public',
    );
    await arena.each(protectedRoutes, 6, async (route) => {
      const shot = shotAt(route, victim.ids);
      const shoot = (probe: string, headers: Record<string, string>): Promise<unknown> =>
        arena.shoot(probe, bodiless(withHeaders(shot, headers)), refusedWith(401, 404));
      for (const [place, headersOf] of Object.entries(OTHER_PLACES)) {
        await shoot(place, headersOf(victim.owner.sessionToken));
      }
      for (const [fault, token] of Object.entries(victim.badSessions)) {
        if (isShort && !SHORT.includes(fault)) continue;
        const isIngest = route.definition.access === 'integrationToken';
        await shoot(
          fault,
          isIngest ? { authorization: `Bearer ${token}` } : { 'session-token': token },
        );
      }
    });
  },
};

/** Callers are refused before their body is read; large uploads only cost time. */
function bodiless({ raw: _raw, ...shot }: Shot): Shot {
  return shot;
}
