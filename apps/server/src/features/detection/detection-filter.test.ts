import type { ManagedFilter } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { csvCell } from '../../platform/csv-cell.ts';
import { filterSql, searchWords } from './detection-filter.ts';
import { bucketWidth } from './histogram-buckets.ts';
import { instantOf } from './relative-time.ts';

const NOW = Date.UTC(2026, 10, 15, 12);

describe('times of a filter', () => {
  test.each([
    ['now', NOW],
    ['now-24h', NOW - 86_400_000],
    ['now-30d', NOW - 30 * 86_400_000],
    ['now-2w', NOW - 14 * 86_400_000],
    ['now-90m', NOW - 90 * 60_000],
    ['2026-11-01T00:00:00Z', Date.UTC(2026, 10, 1)],
    ['', null],
    [undefined, null],
  ])('%s', (text, expected) => {
    expect(instantOf(text, 'from', NOW)).toBe(expected);
  });

  test.each(['tomorrow', 'now-', 'now-5y', '5', '2026-99-99'])('refuses %s', (text) => {
    expect(() => instantOf(text, 'from', NOW)).toThrow('does not match the route');
  });
});

test('words are found one by one, quoted ones together, and never as patterns', () => {
  expect(searchWords('  Payroll "Q3 plan"  x ')).toEqual(['payroll', 'q3 plan', 'x']);
  expect(searchWords(undefined)).toEqual([]);
  expect(filterSql({ q: '50%_\\' }, NOW).values).toEqual(['%50\\%\\_\\\\%']);
});

test('a facet can be left out of its own filter', () => {
  const filter = { severity: ['HIGH' as const], status: ['new' as const] };
  expect(filterSql(filter, NOW).values).toEqual([['new'], ['HIGH']]);
  expect(filterSql(filter, NOW, ['severity']).values).toEqual([['new']]);
});

describe('what a filter excludes', () => {
  const without = (not: string[]) => filterSql({ not, severity: ['HIGH'] }, NOW);

  test('is asked of the column beside what is wanted of it', () => {
    const { where, values } = without(['severity:LOW', 'severity:MEDIUM', 'object:a:b, c.xlsx']);
    expect(where).toContain('d.severity = ANY($1) AND d.severity <> ALL($2)');
    expect(where).toContain(`coalesce(d.object_key, 'none') <> ALL($3)`);
    expect(values).toEqual([['HIGH'], ['LOW', 'MEDIUM'], ['a:b, c.xlsx']]);
  });

  test('goes with its facet when that is left out', () => {
    expect(filterSql({ not: ['severity:LOW', 'status:new'] }, NOW, ['severity']).values).toEqual([
      ['new'],
    ]);
  });

  test.each(['closed', ':closed', 'status:', 'colour:red', 'status:gone', 'zone:UTC', 'q:x'])(
    'is refused when it is %s',
    (pair) => expect(() => without([pair])).toThrow('does not match the route'),
  );

  test('may be what has no value', () => {
    expect(without(['category:none', 'person:none']).values).toEqual([
      ['HIGH'],
      ['none'],
      ['none'],
    ]);
  });
});

test('destinations are under management, or all others; neither half has those without one', () => {
  const whereOf = (managed?: ManagedFilter) => filterSql({ managed }, NOW).where;
  expect(whereOf('managed')).toBe(`d.status <> 'merged' AND d.is_destination_managed`);
  expect(whereOf('unmanaged')).toBe(`d.status <> 'merged' AND NOT d.is_destination_managed`);
  expect(whereOf('all')).toBe(whereOf());
});

test('hours are those of the zone, and a zone is one of the IANA database', () => {
  expect(filterSql({ hours: [0, 167], zone: 'Asia/Kolkata' }, NOW).values).toEqual([
    'Asia/Kolkata',
    [0, 167],
  ]);
  const ofTenant = filterSql({ hours: [3] }, NOW);
  expect(ofTenant.values).toEqual([[3]]);
  expect(ofTenant.where).toContain('zone_of_tenant(app_tenant_id())');
  for (const zone of ['Mars/Olympus', '+02:00', '']) {
    expect(() => filterSql({ zone }, NOW)).toThrow('does not match the route');
  }
});

test('bars are as fine as fit, and never more than 73', () => {
  const spans = [0, 3_600_000, 86_400_000, 30 * 86_400_000, 400 * 86_400_000, 1e13];
  for (const span of spans) expect(span / bucketWidth(0, span)).toBeLessThanOrEqual(72);
  expect(bucketWidth(0, 30 * 86_400_000)).toBe(12 * 3_600_000);
});

test.each([
  ['plain', 'plain'],
  [7, '7'],
  [null, ''],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  [' =1', "' =1"],
  ['\n=1', `"'\n'=1"`],
  ['＝1', "'＝1"],
  ['a;=1', `"a;'=1"`],
  ['a; b', '"a; b"'],
])('CSV cell of %s', (value, expected) => {
  expect(csvCell(value)).toBe(expected);
});
