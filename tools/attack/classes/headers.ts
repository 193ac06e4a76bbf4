import type { Arena } from '../arena/arena.ts';
import type { AttackClass, Judge } from '../arena/attack-class.ts';
import {
  endpointShot,
  ENDPOINTS,
  PRODUCT_ROUTES,
  shotAt,
  withHeaders,
} from '../arena/attacked-routes.ts';
import { allOf, refused, withoutText } from '../arena/judges.ts';
import { freshAddress } from '../arena/send-shot.ts';

const EVIL = 'attacker.invalid';
/** Headers that a proxy sets. No proxy is configured, so none may be trusted. */
const FORWARDED: readonly Readonly<Record<string, string>>[] = [
  { host: EVIL },
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
  { forwarded: `for=127.0.0.1;host=${EVIL};proto=https` },
  { 'x-original-url': '/v1/settings/organisation', 'x-rewrite-url': '/v1/settings/organisation' },
  { 'x-forwarded-prefix': `//${EVIL}` },
  { 'x-real-ip': '127.0.0.1', 'x-client-ip': '127.0.0.1', 'true-client-ip': '127.0.0.1' },
];
const SIGN_IN = '/v1/auth/password/signin';
/** Many more than the budget of an address, which is 60. */
const FLOOD = 400;
const FLOOD_AT_ONCE = 10;

export const attackClass: AttackClass = {
  title: 'Headers of proxies, and requests of pages of other sites',
  async run(arena) {
    await asProxy(arena);
    await fromOtherSites(arena);
    await asOtherAddresses(arena);
  },
};

/** Nothing of such a header may be reflected in a response or a mail. */
async function asProxy(arena: Arena): Promise<void> {
  const { projectId, attacker, mail } = arena;
  const paths = [
    '/',
    '/login',
    '/v1/config',
    '/v1/session',
    `/v2/keys/${projectId}`,
    '/no-such-page',
  ];
  await arena.each(paths, 4, async (path) => {
    for (const headers of FORWARDED) {
      await arena.shoot('header of a proxy', { method: 'GET', path, headers }, mirrors);
    }
  });
  const open = PRODUCT_ROUTES.filter(({ definition }) => definition.access === 'public');
  await arena.each(open, 2, async (route) => {
    const shot = shotAt(route, attacker.ids);
    await arena.shoot(
      'header of a proxy',
      withHeaders(shot, { 'x-forwarded-host': EVIL }),
      mirrors,
    );
  });
  const letters = [
    '/v1/auth/password/reset',
    '/v1/auth/magiclink/signin/email',
    '/v1/auth/enchantedlink/signin/email',
  ];
  const before = mail.mails().length;
  await arena.each(letters, 2, async (path) => {
    for (const forged of FORWARDED) {
      const headers = { ...forged, authorization: `Bearer ${projectId}` };
      const body = { loginId: attacker.owner.email, loginOptions: {} };
      const shot = { method: 'POST', path, route: `POST ${path}`, headers, body };
      await arena.shoot('host in a letter', shot, mirrors);
    }
  });
  const poisoned = mail
    .mails()
    .slice(before)
    .some((text) => text.includes(EVIL));
  const act = { method: 'POST', path: letters.join(' ') };
  arena.note('host in a letter', act, poisoned ? 'a mail links to the host of a header' : null);
}

const mirrors: Judge = (answer, shot) =>
  JSON.stringify(answer.headers).includes(EVIL)
    ? 'a header of the answer names the host of the request'
    : withoutText(EVIL)(answer, shot);

/** Requests that another site's page can trigger: with cookies, and bodies that need no preflight. */
async function fromOtherSites(arena: Arena): Promise<void> {
  const { attacker, projectId } = arena;
  const cookie = `DS=${attacker.owner.sessionToken}; DSR=${attacker.badSessions['refresh token'] ?? ''}`;
  const origin = `https://${EVIL}`;
  const closed = allOf(closedTo(origin), refused);
  await arena.each(PRODUCT_ROUTES, 6, async (route) => {
    if (route.definition.access === 'public') return;
    const { body, raw: _raw, ...bare } = shotAt(route, attacker.ids);
    const raw = JSON.stringify(body ?? {});
    const headers = { origin, cookie, 'content-type': 'text/plain' };
    await arena.shoot('form of another site', withHeaders({ ...bare, raw }, headers), closed);
    const asked = { origin, 'access-control-request-method': bare.method };
    const preflight = { ...bare, method: 'OPTIONS', headers: asked };
    await arena.shoot('preflight of another site', preflight, closedTo(origin));
  });
  await arena.each(ENDPOINTS, 6, async (endpoint) => {
    if (endpoint.access === 'public') return;
    const shot = endpointShot(endpoint, { projectId, loginId: attacker.owner.email });
    const headers = { origin, cookie, authorization: `Bearer ${projectId}` };
    await arena.shoot('page of another site', withHeaders(shot, headers), closed);
  });
}

function closedTo(origin: string): Judge {
  return ({ headers }) => {
    const allowed = headers['access-control-allow-origin'];
    return allowed === origin || allowed === '*' ? 'another site may read the answer' : null;
  };
}

/** A header must not change the caller's identity: address limits would be ineffective. */
async function asOtherAddresses(arena: Arena): Promise<void> {
  const from = freshAddress();
  let isStopped = false;
  // Limits refill over time, so a slow machine needs more attempts.
  const attempts = Array.from({ length: FLOOD }, (_one, at) => at);
  await arena.each(attempts, FLOOD_AT_ONCE, async (attempt) => {
    if (isStopped) return;
    const headers = {
      authorization: `Bearer ${arena.projectId}`,
      'x-forwarded-for': `203.0.113.${attempt % 256}`,
      forwarded: `for=203.0.113.${attempt % 256}`,
    };
    const body = { loginId: `flood${attempt}@people.example`, password: 'x' };
    const shot = { method: 'POST', path: SIGN_IN, route: `POST ${SIGN_IN}`, headers, body, from };
    const { status } = await arena.shoot('another address by header', shot, refused);
    isStopped ||= status === 429;
  });
  const act = { method: 'POST', path: SIGN_IN };
  const reason = isStopped ? null : `${FLOOD} attempts were let through`;
  arena.note('another address by header', act, reason);
}
