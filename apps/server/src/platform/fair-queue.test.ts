import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairQueue, QueueFull, type QueuedWork } from './fair-queue.ts';

const ROOMY = {
  perTenant: { count: 1000, bytes: 1e9 },
  inAll: { count: 10_000, bytes: 1e9 },
};

interface Named extends QueuedWork {
  name: string;
}

const work = (name: string, facts: Partial<QueuedWork> = {}): Named => ({
  name,
  tenantId: 1,
  lane: 'interactive',
  bytes: 100_000,
  ...facts,
});

function taken(queue: ReturnType<typeof fairQueue<Named>>, most = Infinity): string[] {
  const names: string[] = [];
  while (names.length < most) {
    const next = queue.take(() => true);
    if (!next) break;
    names.push(next.name);
  }
  return names;
}

test('tenants take turns, however many contents one of them has', () => {
  const queue = fairQueue<Named>(ROOMY);
  for (const name of ['a1', 'a2', 'a3', 'a4']) queue.push(work(name));
  for (const name of ['b1', 'b2']) queue.push(work(name, { tenantId: 2 }));
  expect(taken(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('turns are shared out by size and not by number', () => {
  const queue = fairQueue<Named>(ROOMY);
  for (const name of ['big1', 'big2']) queue.push(work(name, { bytes: 1_000_000 }));
  for (let index = 0; index < 12; index += 1) queue.push(work('small', { tenantId: 2 }));
  const order = taken(queue);
  expect(order.lastIndexOf('big2')).toBeGreaterThan(9);
});

test('a tenant that comes back has what it had: an empty queue does not reset it', () => {
  const queue = fairQueue<Named>(ROOMY);
  queue.push(work('big1', { bytes: 1_000_000 }));
  for (let index = 0; index < 6; index += 1) queue.push(work('small', { tenantId: 2 }));
  expect(taken(queue, 1)).toEqual(['big1']);
  queue.push(work('big2', { bytes: 1_000_000 }));
  expect(taken(queue).indexOf('big2')).toBe(6);
});

test('records that arrive get most of the turns, and trials some', () => {
  const queue = fairQueue<Named>(ROOMY);
  for (let index = 0; index < 20; index += 1) {
    queue.push(work('trial'));
    queue.push(work('intake', { lane: 'intake' }));
  }
  const first = taken(queue, 20);
  const trials = first.filter((name) => name === 'trial').length;
  expect(trials).toBeGreaterThanOrEqual(3);
  expect(trials).toBeLessThanOrEqual(6);
});

test('work that may not start lets other work pass', () => {
  const queue = fairQueue<Named>(ROOMY);
  queue.push(work('large', { bytes: 5_000_000 }));
  queue.push(work('small'));
  expect(queue.take(({ bytes }) => bytes < 1_000_000)?.name).toBe('small');
  expect(queue.take(({ bytes }) => bytes < 1_000_000)).toBeUndefined();
  expect(taken(queue)).toEqual(['large']);
});

test('bounds hold for a tenant and for all, by number and by bytes', () => {
  const queue = fairQueue<Named>({
    perTenant: { count: 3, bytes: 250 },
    inAll: { count: 4, bytes: 450 },
  });
  const add = (tenantId: number, bytes: number) => queue.push(work('x', { tenantId, bytes }));
  add(1, 1000);
  expect(() => add(1, 1)).toThrow(QueueFull);
  expect(taken(queue)).toEqual(['x']);
  add(1, 100);
  add(1, 100);
  expect(() => add(1, 100)).toThrow(QueueFull);
  add(1, 50);
  expect(() => add(1, 0)).toThrow(QueueFull);
  expect(() => add(2, 201)).toThrow(QueueFull);
  add(2, 200);
  expect(() => add(3, 0)).toThrow(QueueFull);
});

test('everything comes out once, in the order of each lane, whatever is taken out meanwhile', () => {
  const facts = fc.record({
    tenantId: fc.integer({ min: 1, max: 3 }),
    lane: fc.constantFrom('intake' as const, 'interactive' as const),
    bytes: fc.nat(1_000_000),
    isRemoved: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(facts), (all) => {
      const queue = fairQueue<Named>(ROOMY);
      const pushed = all.map((one, index) => work(String(index), one));
      for (const one of pushed) queue.push(one);
      const left = pushed.filter((one, index) => !(all[index]?.isRemoved && queue.remove(one)));
      expect(queue.size).toBe(left.length);
      const order = taken(queue).map(Number);
      expect(order.toSorted((a, b) => a - b)).toEqual(left.map(({ name }) => Number(name)));
      const lanes = Object.values(
        Object.groupBy(order, (index) => `${all[index]?.tenantId} ${all[index]?.lane}`),
      );
      for (const lane of lanes) expect(lane).toEqual(lane?.toSorted((a, b) => a - b));
      expect(queue.size).toBe(0);
    }),
  );
});
