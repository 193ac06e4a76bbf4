import { z } from 'zod';
import type { Arena } from '../arena/arena.ts';
import type { AttackClass, Shot } from '../arena/attack-class.ts';
import { jsonOf, refused, refusedWith } from '../arena/judges.ts';

const SIGN_IN = '/v1/auth/password/signin';
const REFRESH = '/v1/auth/refresh';
const Session = z.object({ sessionJwt: z.string() });

export const attackClass: AttackClass = {
  title: 'Refresh tokens that were used, ended, or belong to another kind',
  async run(arena) {
    const { attacker, victim, projectId } = arena;
    const { email, password } = attacker.owner;
    const refresh = (token: string): Shot => ({
      method: 'POST',
      path: REFRESH,
      route: `POST ${REFRESH}`,
      headers: { authorization: `Bearer ${projectId}${token === '' ? '' : `:${token}`}` },
      body: {},
    });
    const first = await signIn(arena, { email, password });
    const second = await rotated(arena, first.refresh);
    const third = await rotated(arena, second);
    // Two rotations later no second tab explains it: someone else has the token.
    await arena.shoot('used token', refresh(first.refresh), refused);
    await arena.shoot('token after a used one', refresh(third), refused);
    const headers = { 'session-token': first.session };
    const path = '/v1/session';
    await arena.shoot('session of the family', { method: 'GET', path, headers }, refusedWith(401));
    const other = await signIn(arena, { email, password });
    await arena.send({ ...refresh(other.refresh), path: '/v1/auth/logout' });
    await arena.shoot('token after sign-out', refresh(other.refresh), refused);
    const tokens = { ...victim.badSessions, session: attacker.owner.sessionToken, 'no token': '' };
    for (const [probe, token] of Object.entries(tokens)) {
      if (probe !== 'refresh token') await arena.shoot(probe, refresh(token), refused);
    }
  },
};

interface Tokens {
  session: string;
  refresh: string;
}

async function signIn(
  arena: Arena,
  { email, password }: { email: string; password: string },
): Promise<Tokens> {
  const answer = await arena.send({
    method: 'POST',
    path: SIGN_IN,
    headers: { authorization: `Bearer ${arena.projectId}` },
    body: { loginId: email, password, loginOptions: {} },
  });
  const session = Session.safeParse(jsonOf(answer)).data?.sessionJwt ?? '';
  return { session, refresh: refreshIn(answer.headers['set-cookie']) };
}

async function rotated(arena: Arena, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${arena.projectId}:${token}` };
  const answer = await arena.send({ method: 'POST', path: REFRESH, headers, body: {} });
  return refreshIn(answer.headers['set-cookie']);
}

function refreshIn(cookies: string | string[] | undefined): string {
  const line = [cookies].flat().find((one) => one?.startsWith('DSR=')) ?? '';
  return /^DSR=([^;]*)/.exec(line)?.[1] ?? '';
}
