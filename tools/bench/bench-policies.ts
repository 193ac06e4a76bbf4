import { BUILTIN_POLICIES, type Policy } from '@waybill/engine';

const HOUR_MS = 3_600_000;

/**
 * Fifty realistic policies of a tenant: the built-in pack, stateless ones of about ten leaves each over
 * different words and places, and a few windowed ones.
 */
export function benchPolicies(count = 50): Policy[] {
  const policies: Policy[] = [...BUILTIN_POLICIES];
  for (let index = 0; policies.length < count; index += 1) {
    policies.push(index % 10 === 0 ? countingPolicy(index) : plainPolicy(index));
  }
  return policies.slice(0, count);
}

function plainPolicy(index: number): Policy {
  return {
    key: `bench-plain-${index}`,
    version: 1,
    name: `Bench ${index}`,
    description: 'Ten leaves that rarely hold',
    title: `Bench ${index}`,
    origin: 'detectionPolicy',
    severity: 'MEDIUM',
    groupBy: ['actor', 'object'],
    window: null,
    condition: {
      all: [
        { f: 'action', op: 'in', v: ['Share', 'Send', 'Download', 'Upload'] },
        { f: 'outcome', op: 'ne', v: 'failure' },
        {
          any: [
            { f: 'object.name', op: 'contains~', v: `secret plan ${index}` },
            { f: 'object.name', op: 'endsWith~', v: `.key${index}` },
            { f: 'object.name', op: 'startsWith~', v: `board-${index}` },
            { f: 'object.path', op: 'contains~', v: `/vault-${index}/` },
          ],
        },
        {
          any: [
            { f: 'destination.outside', op: 'eq', v: 'yes' },
            { f: 'recipients.outside', op: 'eq', v: 'yes' },
            { f: 'device.managed', op: 'eq', v: 'no' },
          ],
        },
        { not: { f: 'actor.domain', op: 'eq', v: `trusted-${index}.example` } },
      ],
    },
  };
}

function countingPolicy(index: number): Policy {
  const groupBy: Policy['groupBy'] = ['actor'];
  return {
    ...plainPolicy(index),
    key: `bench-count-${index}`,
    condition: {
      all: [
        { f: 'action', op: 'eq', v: 'Download' },
        { f: 'object.name', op: 'contains~', v: `${index % 7}` },
      ],
    },
    groupBy,
    window: {
      metric: 'objects',
      threshold: 400,
      windowMs: HOUR_MS,
      episodeGapMs: HOUR_MS,
      groupBy,
    },
  };
}
