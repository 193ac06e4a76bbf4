import { testDatabase } from '@waybill/testkit';
import { expect, test } from 'vitest';
import { activityPartitions, fitted, partitionRange, WEEKLY_ABOVE } from './activity-partitions.ts';

const NOW = Date.UTC(2026, 10, 15);
const day = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date);

test('a partition holds a month, for the old past a year, and with great volume a week', () => {
  const quiet = { now: NOW, eventsPerWeek: 1000 };
  const busy = { now: NOW, eventsPerWeek: WEEKLY_ABOVE + 1 };
  expect(partitionRange(day(2026, 11, 15), quiet)).toEqual({
    from: day(2026, 11, 1),
    to: day(2026, 12, 1),
  });
  expect(partitionRange(day(2026, 12, 31), quiet)).toEqual({
    from: day(2026, 12, 1),
    to: day(2027, 1, 1),
  });
  expect(partitionRange(day(2019, 5, 3), quiet)).toEqual({
    from: day(2019, 1, 1),
    to: day(2020, 1, 1),
  });
  expect(partitionRange(day(2026, 11, 15), busy)).toEqual({
    from: day(2026, 11, 15),
    to: day(2026, 11, 22),
  });
  expect(partitionRange(day(2026, 11, 30), busy)).toEqual({
    from: day(2026, 11, 22),
    to: day(2026, 12, 1),
  });
});

test('a range is cut where neighbours of another width lie', () => {
  const month = { from: day(2026, 11, 1), to: day(2026, 12, 1) };
  const week = { from: day(2026, 11, 8), to: day(2026, 11, 15) };
  expect(fitted(month, day(2026, 11, 20), [week])).toEqual({ from: week.to, to: month.to });
  expect(fitted(month, day(2026, 11, 2), [week])).toEqual({ from: month.from, to: week.from });
  expect(fitted(month, day(2026, 11, 2), [])).toEqual(month);
});

test('partitions are made once, whoever asks, and cover every instant asked for', async () => {
  const db = await testDatabase();
  const instants = [day(2013, 7, 1), day(2026, 10, 31), day(2026, 11, 1), day(2026, 11, 30)];
  const askers = [1, 2, 3].map(() => activityPartitions(db.database, () => NOW));
  await Promise.all(askers.map((partitions) => partitions.ensure(instants)));
  const { rows } = await db.owner.query(
    'SELECT from_at, to_at FROM activity_partition ORDER BY from_at',
  );
  expect(rows).toEqual([
    { from_at: new Date(day(2013, 1, 1)), to_at: new Date(day(2014, 1, 1)) },
    { from_at: new Date(day(2026, 10, 1)), to_at: new Date(day(2026, 11, 1)) },
    { from_at: new Date(day(2026, 11, 1)), to_at: new Date(day(2026, 12, 1)) },
  ]);
  await db.close();
});
