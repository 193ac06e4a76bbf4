import { expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { exportTurns, type ExportKey, type TurnBounds } from './export-turns.ts';

/** Turns that end when the test says so. */
function staged(due: ExportKey[], bounds?: Partial<TurnBounds>) {
  const open = new Map<string, (hasMore: boolean) => void>();
  const begun: string[] = [];
  const signals: AbortSignal[] = [];
  const log = createLog('silent', 'test');
  const turns = exportTurns(
    {
      due: async () => due,
      turn: (stream, signal) => {
        begun.push(stream.exportId);
        signals.push(signal);
        return new Promise((resolve, reject) => {
          open.set(stream.exportId, resolve);
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
      log,
    },
    { streams: 4, perTenant: 2, slowMs: 60_000, ...bounds },
  );
  async function end(exportId: string, hasMore = false): Promise<void> {
    const resolve = open.get(exportId);
    if (!resolve) throw new Error(`${exportId} has no turn`);
    open.delete(exportId);
    resolve(hasMore);
    await new Promise(setImmediate);
  }
  return { turns, begun, end, open, signals };
}

const streams = (tenantId: number, count: number): ExportKey[] =>
  Array.from({ length: count }, (_, index) => ({ tenantId, exportId: `${tenantId}-${index}` }));

test('a stream that does not end its turn delays no other', async () => {
  const { turns, begun, end, open } = staged([...streams(1, 1), ...streams(2, 1)]);
  await turns.look();
  expect(begun).toEqual(['1-0', '2-0']);
  for (let round = 0; round < 5; round += 1) await end('2-0', true);
  expect(begun).toEqual(['1-0', '2-0', '2-0', '2-0', '2-0', '2-0', '2-0']);
  expect([...open.keys()]).toEqual(['1-0', '2-0']);
});

test('a stream in flight is not begun a second time', async () => {
  const { turns, begun } = staged(streams(1, 1));
  await turns.look();
  await turns.look();
  expect(begun).toEqual(['1-0']);
});

test('a tenant has a bounded number of turns at once, and all tenants together too', async () => {
  const { turns, open } = staged([1, 2, 3].flatMap((tenantId) => streams(tenantId, 9)));
  await turns.look();
  expect([...open.keys()]).toEqual(['1-0', '2-0', '3-0', '1-1']);
  const alone = staged(streams(7, 9));
  await alone.turns.look();
  expect(alone.open.size).toBe(2);
});

test('the tenant that waits longest has the next turn, however many streams others have', async () => {
  const all = [...streams(1, 9), ...streams(2, 9), ...streams(3, 1)];
  const { turns, begun, end } = staged(all, { streams: 2 });
  await turns.look();
  await end('1-0', true);
  expect(begun).toEqual(['1-0', '2-0', '3-0']);
  await end('2-0', true);
  expect(begun.at(-1)).toBe('1-1');
});

test('slow streams leave half of the turns to others', async () => {
  const { turns, end, open } = staged([...streams(1, 2), ...streams(2, 2), ...streams(3, 2)], {
    slowMs: -1,
  });
  await turns.look();
  // Each has had a slow turn; the next ones go to at most two of them.
  for (let round = 0; round < 6; round += 1) await end([...open.keys()][0] ?? '');
  expect(open.size).toBe(0);
  await turns.look();
  expect(open.size).toBe(2);
});

test('a turn that fails ends only itself', async () => {
  let isFirst = true;
  const begun: string[] = [];
  const turns = exportTurns({
    due: async () => streams(1, 2),
    turn: async ({ exportId }) => {
      begun.push(exportId);
      if (isFirst) {
        isFirst = false;
        throw new Error('the database is away');
      }
      return false;
    },
    log: createLog('silent', 'test'),
  });
  await turns.look();
  await turns.settled();
  expect(begun).toEqual(['1-0', '1-1']);
});

test('stopping ends what is in flight and begins nothing', async () => {
  const { turns, begun, signals } = staged(streams(1, 3));
  await turns.look();
  await turns.stop();
  await turns.look();
  expect(begun).toEqual(['1-0', '1-1']);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});
