import { expect, test } from 'vitest';
import { parseBearer } from './bearer.ts';

test.each([
  ['Bearer P1', { projectId: 'P1', token: null, key: null }],
  ['bearer P1:a.b.c', { projectId: 'P1', token: 'a.b.c', key: null }],
  ['Bearer P1:Kxyz', { projectId: 'P1', token: null, key: 'Kxyz' }],
  ['Bearer P1:a.b.c:Kxyz', { projectId: 'P1', token: 'a.b.c', key: 'Kxyz' }],
  ['Bearer P1:Kxyz:a.b.c', { projectId: 'P1', token: 'a.b.c', key: 'Kxyz' }],
  ['Bearer P1:', { projectId: 'P1', token: null, key: null }],
  ['Bearer P1:a.b.c:d.e.f', { projectId: 'P1', token: 'a.b.c', key: null }],
])('%j', (header, expected) => {
  expect(parseBearer(header)).toEqual(expected);
});

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic P1:x', 'Bearer P1 x'])(
  '%j is none',
  (header) => {
    expect(parseBearer(header)).toBeNull();
  },
);
