import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTES, type RouteTable } from '@waybill/contract';
import { COSTLY_KINDS } from '@waybill/identity/costly/costly-work';
import { ENDPOINTS } from '@waybill/identity/wire/endpoint-table';
import { expect, test } from 'vitest';
import { ROOT } from '../repository/root.ts';

const PAGE = readFileSync(path.join(ROOT, 'docs/architecture/cheap-checks.md'), 'utf8');

/** Rows of the tables of the page, by what is in backticks in their first cell, with their other cells. */
const rows = PAGE.split('\n').flatMap((line) => {
  const [, first = '', ...cells] = line.split('|').map((cell) => cell.trim());
  const name = /^`([^`]+)`$/.exec(first)?.[1];
  return name === undefined ? [] : [{ name, cells }];
});

/** The row of a path: the longest that is the path or, with a star at its end, begins it. */
function rowOf(route: string) {
  const found = rows.filter(({ name }) =>
    name.endsWith('*') ? route.startsWith(name.slice(0, -1)) : route === name,
  );
  return found.toSorted((a, b) => b.name.length - a.name.length)[0];
}

const kindsIn = (cell = ''): string[] =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, kind]) => kind ?? '');

test('every endpoint of sign-in has a row, with the work that it declares for strangers', () => {
  const wrong = ENDPOINTS.flatMap(({ path: route, unproven = [] }) => {
    const said = kindsIn(rowOf(route)?.cells[0]);
    const isSame = rowOf(route) && said.toSorted().join() === unproven.toSorted().join();
    return isSame ? [] : [{ route, said, declared: unproven }];
  });
  expect(wrong).toEqual([]);
});

test('every kind of expensive work has a row', () => {
  expect(COSTLY_KINDS.filter((kind) => !rows.some(({ name }) => name === kind))).toEqual([]);
});

test('every route of the product that strangers reach, or that reads a body by itself, has a row', () => {
  const table: RouteTable = ROUTES;
  const open = Object.entries(table).filter(([, methods]) =>
    Object.values(methods).some(
      ({ access, rawBody }) => rawBody || (access ?? 'session') !== 'session',
    ),
  );
  expect(open.length).toBeGreaterThan(5);
  expect(open.map(([route]) => route).filter((route) => !rowOf(route))).toEqual([]);
});

test('no row is of a route that is gone', () => {
  const routes = [...ENDPOINTS.map((endpoint) => endpoint.path), ...Object.keys(ROUTES)];
  const isUsed = ({ name }: { name: string }): boolean =>
    !name.startsWith('/') || routes.some((route) => rowOf(route)?.name === name);
  expect(rows.filter((row) => !isUsed(row))).toEqual([]);
});
