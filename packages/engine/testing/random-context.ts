import { DAY_KINDS, PERSON_STATUSES, TRISTATES, TRUST_VERDICTS } from '@waybill/contract';
import type { EventContext, KnownDevice } from '../src/policy/event-context.ts';
import { HOSTILE_TEXTS, type Draw } from './random-event.ts';

/** Context of an event: any part may be missing. */
export function randomContext(draw: Draw): EventContext {
  const record = draw.one([undefined, randomJson(draw, 4)]);
  const some = () => Array.from({ length: draw.below(3) }, () => draw.one(HOSTILE_TEXTS));
  const past = draw.one([
    null,
    { origins: some(), labels: some(), actions: some(), hops: draw.below(3) },
  ]);
  const isFirst = draw.one([null, true, false]);
  const score = draw.one([null, 0, 0.5, 1]);
  const behaviour = draw.one([null, { score: () => score, isFirstSeen: () => isFirst }]);
  const person = draw.one([
    null,
    {
      department: draw.one(HOSTILE_TEXTS),
      title: null,
      manager: null,
      status: draw.one(PERSON_STATUSES),
      leavesAt: draw.one([null, 0, 1_700_000_000_000]),
      hiredAt: draw.one([null, 0, 1_700_000_000_000]),
      employmentType: draw.one([null, ...HOSTILE_TEXTS]),
      external: draw.one(TRISTATES),
      privileged: draw.one(TRISTATES),
      timeZone: null,
    },
  ]);
  const groups = draw.one([null, some()]);
  const device = draw.one([null, randomDevice(draw)]);
  const publisher = draw.one([null, ...HOSTILE_TEXTS]);
  const app = draw.one([null, { publisher, isVerified: publisher !== null, isFirstParty: false }]);
  const verdict = draw.one([null, ...TRUST_VERDICTS]);
  const trust = verdict && { ruleId: 'rule', verdict, subject: 'Dropbox', reason: '' };
  const localTime = draw.one([
    null,
    {
      hour: draw.below(24),
      dayKind: draw.one(DAY_KINDS),
      isWorking: draw.one([true, false]),
    },
  ]);
  const entries = new Set(some().map((text) => text.toLowerCase()));
  return {
    record: () => record,
    lineage: () => past,
    behaviour: () => behaviour,
    person: () => person,
    groups: () => groups,
    device: () => device,
    app: () => app,
    trust: () => trust,
    localTime: () => localTime,
    list: (id) => (id === 'known' ? entries : undefined),
    now: draw.one([0, 1_700_000_000_000, Date.UTC(2026, 0, 2)]),
  };
}

function randomDevice(draw: Draw): KnownDevice {
  return {
    managed: draw.one(TRISTATES),
    compliant: draw.one(TRISTATES),
    encrypted: draw.one(TRISTATES),
    os: draw.one([null, 'Windows 11', 'iPadOS', ...HOSTILE_TEXTS]),
    model: draw.one([null, ...HOSTILE_TEXTS]),
    isMobile: draw.one([null, true, false]),
    owner: draw.one([null, 'dana@example.com', ...HOSTILE_TEXTS]),
  };
}

const NAMES = ['a', 'b', '0', '1', 'a.b', 'in', '', '"', 'ß', '-'] as const;

function randomJson(draw: Draw, depth: number): unknown {
  const kind = draw.one(['scalar', 'object', 'object', 'list'] as const);
  if (depth === 0 || kind === 'scalar') {
    return draw.one([null, true, false, 0, 1, 1024, '2026-01-01T00:00:00Z', ...HOSTILE_TEXTS]);
  }
  if (kind === 'list') {
    return Array.from({ length: draw.below(4) }, () => randomJson(draw, depth - 1));
  }
  return Object.fromEntries(
    Array.from({ length: draw.below(4) }, () => [draw.one(NAMES), randomJson(draw, depth - 1)]),
  );
}
