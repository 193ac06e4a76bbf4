import { z } from 'zod';
import type { AttackClass } from '../arena/attack-class.ts';
import { SESSION_ROUTES, shotAt } from '../arena/attacked-routes.ts';
import { anyAnswer, jsonOf } from '../arena/judges.ts';

const Page = z.object({ nextCursor: z.string() });

export const attackClass: AttackClass = {
  title: "Cursors of another tenant's lists, and cursors and filters that were changed",
  async run(arena) {
    const { victim, attacker } = arena;
    const lists = SESSION_ROUTES.filter(({ method }) => method === 'GET');
    const seen = new Map<string, string>();
    const session = { 'session-token': victim.owner.sessionToken };
    await arena.each(lists, 4, async (route) => {
      const [path = '', search = ''] = shotAt(route, victim.ids).path.split('?');
      const first = { method: 'GET', path: `${path}?${search}&limit=1`, headers: session };
      const page = Page.safeParse(jsonOf(await arena.send(first)));
      if (page.success) seen.set(route.name, page.data.nextCursor);
    });
    // What the victim itself did is no attack.
    await arena.changesOfVictim();
    await arena.each(lists, 4, async (route) => {
      const own = shotAt(route, attacker.ids).path;
      const cursor = seen.get(route.name);
      for (const [probe, query] of cursor ? tampered(cursor) : guessed(victim.tenantId)) {
        const path = `${own}${own.includes('?') ? '&' : '?'}${query}`;
        const headers = { 'session-token': attacker.owner.sessionToken };
        await arena.shoot(probe, { method: 'GET', path, route: route.name, headers }, anyAnswer);
      }
    });
  },
};

function tampered(cursor: string): [string, string][] {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const sent = (value: string): string => `cursor=${Buffer.from(value).toString('base64url')}`;
  return [
    ["another tenant's cursor", `cursor=${encodeURIComponent(cursor)}`],
    ['cursor cut short', `cursor=${encodeURIComponent(cursor.slice(0, -4))}`],
    ['cursor with other values', sent(text.replaceAll(/\d/g, '9'))],
    ['cursor with a statement', sent(JSON.stringify(["' OR 1=1 --", "' OR 1=1 --"]))],
    ['cursor with more values', sent(text.replace(/\]$/, ',1,2,3]'))],
  ];
}

/** Filters that would widen what a list shows. */
function guessed(tenantId: number): [string, string][] {
  return [
    ['filter by tenant', `tenantId=${tenantId}&tenant_id=${tenantId}`],
    ['cursor that no list made', `cursor=${Buffer.from('[null]').toString('base64url')}`],
    ['filter twice', 'limit=1&limit=100000&sort=a&sort=b'],
  ];
}
