import { expect, test } from 'vitest';
import { fillJson, fillPath, fillTemplate, fillTexts, type Scope } from './fill-template.ts';

const AT = Date.UTC(2026, 1, 3, 4, 5, 6, 789);
const scope: Scope = {
  values: { org: 'Acme & Co', token: 'secret', quote: "O'Hara \\ x" },
  now: AT + 90_000,
  vars: { cursor: AT, item: { id: 'a/b', at: { '@x.y': 1 } }, items: ['1', '2'], page_size: 100 },
};

test.each([
  ['{cursor}', '2026-02-03T04:05:06.789Z'],
  ['{cursor|iso_s}', '2026-02-03T04:05:06Z'],
  ['{cursor|iso_offset}', '2026-02-03T04:05:06+00:00'],
  ['{cursor|date}', '2026-02-03'],
  ['{cursor|epoch_s}', '1770091506'],
  ['{cursor|epoch_ms}', '1770091506789'],
  ['{cursor|epoch_us}', '1770091506789000'],
  ['{cursor|minutes_ago}', '2'],
  ['{org|lower}', 'acme & co'],
  ['{org|url}', 'Acme%20%26%20Co'],
  ['{org|base64}', 'QWNtZSAmIENv'],
  ['{quote|soql}', String.raw`'O\'Hara \\ x'`],
  ['{quote|odata}', String.raw`'O''Hara \ x'`],
  ['{item.id}:{item.at.@x.y}', 'a/b:1'],
  ['Bearer {token}', 'Bearer secret'],
  ['{{"q":"{org}"}', '{"q":"Acme & Co"}'],
  ['[{missing}]', '[]'],
])('%s', (template, filled) => {
  expect(fillTemplate(template, scope)).toBe(filled);
});

test('values in a path are encoded but for their slashes, or whole when the template says so', () => {
  expect(fillPath('/x/{org}/{item.id}', scope)).toBe('/x/Acme%20%26%20Co/a/b');
  expect(fillPath('/x/{item.id|url}', scope)).toBe('/x/a%2Fb');
  const address = { ...scope, vars: { item: { link: 'https://h/x?a=b' } } };
  expect(fillPath('{item.link}', address)).toBe('https://h/x?a=b');
  const climbing = { ...scope, vars: { item: { id: '../admin' } } };
  expect(() => fillPath('/x/{item.id}', climbing)).toThrow('not usable');
});

test('texts that are empty after filling are left out', () => {
  expect(fillTexts({ a: '{missing}', b: '{org}', c: 'x' }, scope)).toEqual({
    b: 'Acme & Co',
    c: 'x',
  });
});

test('JSON keeps lists and numbers, and leaves members out whose place has no value', () => {
  expect(
    fillJson(
      {
        ids: '{items}',
        first: '{page_size}',
        since: '{cursor|epoch_ms}',
        text: 'since {cursor|epoch_s}',
        after: '{missing}',
        empty: '',
        keep: [true, null, { deep: '{org}' }],
      },
      scope,
    ),
  ).toEqual({
    ids: ['1', '2'],
    first: 100,
    since: AT,
    text: 'since 1770091506',
    empty: '',
    keep: [true, null, { deep: 'Acme & Co' }],
  });
});
