import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  METHODS,
  PERMISSIONS,
  permissionsOfRoles,
  ROUTES,
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

test.each(HIDING)(
  '%s is audited, and undone by a route that takes its permission',
  (name, { undo }) => {
    expect(DEFINITIONS.get(name)?.audit).toBeTypeOf('string');
    if (undo === null) return;
    const own = DEFINITIONS.get(undo.route)?.permission;
    expect(own).toBeDefined();
    // The permission is the route's own, or one that the route's handler asks for besides.
    const asked = [own, ...Object.keys(HIDING_ROUTES[undo.route]?.also ?? {})];
    const isStronger = holdersOf(undo.by).every((role) => own && holdersOf(own).includes(role));
    expect(asked.includes(undo.by) || isStronger).toBe(true);
  },
);

test.each(HIDING)('an owner can undo what %s hides', (_name, { undo }) => {
  if (undo !== null) expect(permissionsOfRoles(['Owner']).has(undo.by)).toBe(true);
});

const ROLE_NAMES = ['Owner', 'Admin', 'Analyst L2', 'Analyst L1', 'Auditor'];

function holdersOf(permission: (typeof PERMISSIONS)[number]): string[] {
  return ROLE_NAMES.filter((role) => permissionsOfRoles([role]).has(permission));
}

test('who hides detections is not who only triages, and breaking in is for owners', () => {
  expect(holdersOf('case:restrict')).toEqual(['Owner', 'Admin', 'Analyst L2']);
  expect(holdersOf('detection:close-critical')).toEqual(['Owner', 'Admin', 'Analyst L2']);
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
