import { Writable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { refusalLog, type Refusal } from './refusal-log.ts';

let lines: Record<string, unknown>[] = [];
let nowMs = 0;
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const refusal: Refusal = {
  requestId: 'r1',
  route: '/v1/x',
  status: 403,
  code: 'permission.missing',
};

beforeEach(() => {
  lines = [];
  nowMs = 0;
});

const noting = () => refusalLog(createLog('info', 'test', sink), () => nowMs);

test('logs who was refused what, a missing permission as a warning', () => {
  const note = noting();
  note({ ...refusal, userId: 'U1', tenantId: 7 });
  note({ ...refusal, status: 401, code: 'session.missing' });
  expect(lines).toMatchObject([
    { level: 40, msg: 'request refused', code: 'permission.missing', userId: 'U1', tenantId: 7 },
    { level: 30, msg: 'request refused', code: 'session.missing' },
  ]);
});

test('logs at most 50 lines in ten seconds and then says how many it left out', () => {
  const note = noting();
  for (let i = 0; i < 80; i += 1) note(refusal);
  expect(lines).toHaveLength(50);
  nowMs = 10_000;
  note(refusal);
  expect(lines.slice(50)).toMatchObject([{ leftOut: 30 }, { code: 'permission.missing' }]);
});
