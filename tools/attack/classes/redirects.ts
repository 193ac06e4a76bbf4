import type { AttackClass, Judge } from '../arena/attack-class.ts';
import { endpointShot, ENDPOINTS } from '../arena/attacked-routes.ts';

const EVIL = 'attacker.invalid';

/** Addresses that look like the product's own. */
function targets(host: string): string[] {
  return [
    `https://${EVIL}/`,
    `//${EVIL}/`,
    `https:${EVIL}/`,
    `http://${host}@${EVIL}/`,
    `http://${host}.${EVIL}/`,
    `http://${EVIL}#${host}`,
    `http://${EVIL}\\@${host}/`,
    `/\\${EVIL}/`,
    `javascript:alert(1)//${EVIL}`,
    `data:text/html,${EVIL}`,
  ];
}

export const attackClass: AttackClass = {
  title: 'Links and redirects of sign-in that lead to another site',
  async run(arena) {
    const { projectId, attacker, mail } = arena;
    const all = targets(new URL(arena.address).host);
    const before = mail.mails().length;
    const asking = ENDPOINTS.filter(({ access }) => access !== 'management');
    await arena.each(asking, 6, async (endpoint) => {
      const targetsNow = arena.isShort ? all.filter((_one, at) => at % 3 === 0) : all;
      for (const target of targetsNow) {
        const shot = endpointShot(endpoint, { projectId, loginId: attacker.owner.email });
        const named = {
          URI: target,
          redirectUrl: target,
          redirectURL: target,
          origin: target,
          returnUrl: target,
        };
        const query = new URLSearchParams(named).toString();
        const path = `${shot.path}${shot.path.includes('?') ? '&' : '?'}${query}`;
        const body = typeof shot.body === 'object' ? { ...shot.body, ...named } : shot.body;
        const headers = { ...shot.headers, authorization: `Bearer ${projectId}` };
        await arena.shoot(
          'other site',
          { ...shot, path, headers, ...(body ? { body } : {}) },
          staysHere,
        );
      }
    });
    const led = mail
      .mails()
      .slice(before)
      .some((text) => text.includes(EVIL));
    arena.note(
      'other site in a mail',
      { method: 'POST', path: '/v1/auth' },
      led ? 'a mail links to another site' : null,
    );
  },
};

const staysHere: Judge = ({ status, headers, text }) => {
  if (String(headers['location'] ?? '').includes(EVIL))
    return `answered ${status} with a redirect to another site`;
  const isOffered = /"(?:url|redirectUrl)":"[^"]*attacker\.invalid/.test(text);
  return isOffered ? `answered ${status} with an address that leads to another site` : null;
};
