import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  METHODS,
  permissionsOfRoles,
  ROLE_NAMES,
  ROUTES,
  type Permission,
  type RouteDefinition,
  type RouteTable,
} from '@waybill/contract';
import { expect, test } from 'vitest';
import { HIDING_ROUTES, SHOWING_ROUTES } from '../../testing/hiding-routes.ts';

/** Whatever hides something from others says who may, where it is counted, and who undoes it. */
const TABLE: RouteTable = ROUTES;
const DEFINITIONS = new Map<string, RouteDefinition>(
  Object.entries(TABLE).flatMap(([at, methods]) =>
    METHODS.flatMap((method) => {
      const definition = methods[method];
      return definition ? [[`${method} ${at}`, definition] as const] : [];
    }),
  ),
);
const MUTATIONS = [...DEFINITIONS].flatMap(([name, { access }]) =>
  name.startsWith('GET ') || (access ?? 'session') !== 'session' ? [] : [name],
);
const HIDING = Object.entries(HIDING_ROUTES);

test('every mutation is known to hide something, or to hide nothing', () => {
  const known = [...Object.keys(HIDING_ROUTES), ...SHOWING_ROUTES];
  expect(known.toSorted()).toEqual(MUTATIONS.toSorted());
});

test.each(HIDING)('%s is audited', (name) => {
  expect(DEFINITIONS.get(name)?.audit).toBeTypeOf('string');
});

/** What is undone by a route, and not for good. */
const UNDONE = HIDING.flatMap(([name, { undo }]) => (undo === null ? [] : [[name, undo] as const]));

test.each(UNDONE)('what %s hides is undone with the permission of a route', (_name, undo) => {
  const { route, by } = undo;
  const own = DEFINITIONS.get(route)?.permission;
  // The route's own permission, one that its handler asks for as well, or one that fewer hold.
  const asked = [own, ...Object.keys(HIDING_ROUTES[route]?.also ?? {})];
  const isNarrower =
    own !== undefined && holdersOf(by).every((role) => holdersOf(own).includes(role));
  expect(own !== undefined && (asked.includes(by) || isNarrower)).toBe(true);
  expect(holdersOf(by)).toContain('Owner');
});

function holdersOf(permission: Permission): string[] {
  return ROLE_NAMES.filter((role) => permissionsOfRoles([role]).has(permission));
}

test('who hides detections is not who only triages, and breaking in is for owners', () => {
  const superior = ['Owner', 'Admin', 'Analyst L2', 'Investigator'];
  expect(holdersOf('case:restrict')).toEqual(superior);
  expect(holdersOf('detection:close-critical')).toEqual(superior);
  expect(holdersOf('case:break-in')).toEqual(['Owner']);
});

test('the guide lists the same routes, with their permissions and what undoes them', async () => {
  const guide = path.resolve(import.meta.dirname, '../../../../docs/guides/hiding.md');
  const text = await readFile(guide, 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(HIDING.map(([name, entry]) => [`\`${name}\``, ...cellsOf(name, entry)]));
});

function cellsOf(name: string, { hides, also = {}, counted, undo }: (typeof HIDING)[number][1]) {
  const more = Object.entries(also).map(([permission, what]) => `\`${permission}\` (${what})`);
  return [
    hides,
    [`\`${DEFINITIONS.get(name)?.permission}\``, ...more].join(', '),
    counted,
    undo === null ? 'nothing' : `\`${undo.route}\`, \`${undo.by}\``,
  ];
}
