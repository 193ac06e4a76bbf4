import type { AttackClass } from '../arena/attack-class.ts';
import { endpointShot, ENDPOINTS } from '../arena/attacked-routes.ts';
import { refused } from '../arena/judges.ts';

/** Their effect depends on what was shown before; without a finished ceremony they change nothing. */
export const attackClass: AttackClass = {
  title: 'Every change of credentials with the first factor only, or of somebody else',
  async run(arena) {
    const { projectId, victim, attacker } = arena;
    const { email, password, refreshToken } = victim.halfSignedIn;
    const changes = ENDPOINTS.filter(
      (one) => one.access !== 'management' && one.effect === 'change',
    );
    const origin = `http://localhost:${new URL(arena.address).port}`;
    const tokens = {
      'first factor only': refreshToken,
      "somebody else's sign-in": attacker.badSessions['refresh token'] ?? '',
      'session in place of the refresh token': victim.owner.sessionToken,
      'no sign-in': '',
    };
    await arena.each(changes, 4, async (endpoint) => {
      for (const [probe, token] of Object.entries(tokens)) {
        const loginId = probe.startsWith('session') ? victim.owner.email : email;
        const shot = endpointShot(endpoint, { projectId, loginId, origin });
        const authorization = `Bearer ${projectId}${token === '' ? '' : `:${token}`}`;
        // A person may end their own sign-ins, and no one has a say in whose they are.
        if (endpoint.path.endsWith('/logoutall') && probe.startsWith('somebody')) continue;
        await arena.shoot(probe, { ...shot, headers: { authorization } }, refused);
      }
    });
    const half = { authorization: `Bearer ${projectId}:${refreshToken}` };
    const body = { loginId: email, oldPassword: password, newPassword: 'copper lantern 9' };
    const path = '/v1/auth/password/replace';
    const shot = { method: 'POST', path, route: `POST ${path}`, headers: half, body };
    await arena.shoot('right password, no second factor', shot, refused);
    const bearer = { authorization: `Bearer ${projectId}` };
    await arena.shoot('right password alone', { ...shot, headers: bearer }, refused);
  },
};
