import {
  HOSTILE_CURSORS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  placesOf,
  withValueAt,
} from '../../../apps/server/testing/hostile-values.ts';
import type { Arena } from '../arena/arena.ts';
import type { AttackClass, Shot } from '../arena/attack-class.ts';
import {
  idsFor,
  SESSION_ROUTES,
  shotAt,
  withHeaders,
  withIds,
  type ProductRoute,
} from '../arena/attacked-routes.ts';
import { anyAnswer } from '../arena/judges.ts';

/** Values that reach for the database where a column or a direction is expected. */
const STATEMENTS = [
  "risk'; SELECT pg_sleep(5); --",
  'occurredAt) UNION SELECT value FROM secret --',
  "1' OR '1'='1",
  '$1',
  'tenant_id',
  '(SELECT 1)',
];
const TEXTS = [...HOSTILE_TEXTS, ...STATEMENTS];
/** Values per place. With one value per place the short form still covers all of them. */
const VALUES = { full: 9, short: 1 } as const;

export const attackClass: AttackClass = {
  title: 'Values that nothing expects in every parameter and member of a body',
  async run(arena) {
    let turn = 0;
    // The attacker's own session must stay: the others need it.
    const routes = SESSION_ROUTES.filter(({ path }) => !/\/(?:profile|session)/.test(path));
    await arena.each(routes, 4, async (route) => {
      for (const [probe, shot] of hostileShots(arena, route, () => turn++)) {
        const { sessionToken } = arena.attacker.owner;
        await arena.shoot(probe, withHeaders(shot, { 'session-token': sessionToken }), anyAnswer);
      }
    });
  },
};

function hostileShots(arena: Arena, route: ProductRoute, turn: () => number): [string, Shot][] {
  const { ids } = arena.attacker;
  const honest = shotAt(route, ids);
  const search = honest.path.split('?')[1] ?? '';
  const count = VALUES[arena.isShort ? 'short' : 'full'];
  const pick = <T>(values: readonly T[]): T[] =>
    Array.from({ length: count }, () => values[turn() % values.length]).filter(
      (one) => one !== undefined,
    );
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].flatMap(([, key = '']) =>
    pick(TEXTS).map((text): [string, Shot] => {
      const path = withIds(route.path, { ...idsFor(route, ids), [key]: encodeURIComponent(text) });
      return ['parameter', { ...honest, path }];
    }),
  );
  const inSearch = (route.definition.query ? placesOf(route.definition.query) : []).flatMap(
    ([key]) =>
      key === undefined
        ? []
        : pick(key === 'cursor' ? HOSTILE_CURSORS : TEXTS).map((text): [string, Shot] => {
            const params = new URLSearchParams(search);
            params.set(key, text);
            return [
              `search parameter`,
              { ...honest, path: `${honest.path.split('?')[0]}?${params}` },
            ];
          }),
  );
  const inBody = (route.definition.body ? placesOf(route.definition.body) : []).flatMap((place) =>
    pick(HOSTILE_VALUES).map((value): [string, Shot] => [
      'member of the body',
      { ...honest, body: withValueAt(honest.body, place, value) },
    ]),
  );
  return [...inPath, ...inSearch, ...inBody];
}
