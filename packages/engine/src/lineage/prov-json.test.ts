import type { LineageEdge, LineageVersion } from '@waybill/contract';
import { expect, test } from 'vitest';
import { provJson } from './prov-json.ts';

const version = (versionId: string, facts: Partial<LineageVersion>): LineageVersion => ({
  versionId,
  objectId: `o-${versionId}`,
  locationKind: 'file',
  name: 'a.txt',
  path: null,
  place: null,
  at: '2026-03-04T09:00:00.000Z',
  openedBy: null,
  person: { key: 'ann lee@example.com', name: 'Ann Lee' },
  device: 'ann-mbp',
  sizeBytes: 12,
  sha256: null,
  sensitivity: null,
  dataTypes: [],
  originClasses: ['Device'],
  gap: 'first-seen',
  isLive: true,
  views: 0,
  up: 0,
  down: 0,
  ...facts,
});

const edge: LineageEdge = {
  edgeId: 'e1',
  from: 'v1',
  to: 'v2',
  kind: 'edited',
  method: 'continuity',
  strength: 'certain',
  confidence: 0.95,
  evidence: [{ fact: 'held-since', value: '2026-03-04T09:00:00.000Z' }],
  action: 'Rename',
  at: '2026-03-04T10:00:00.000Z',
  eventIds: ['ev1', 'ev2'],
  person: { key: 'ann lee@example.com', name: 'Ann Lee' },
  device: 'ann-mbp',
  sizeBytes: null,
  detections: [],
  lost: [],
};

test('versions, acts, people and what joins them', () => {
  const document = provJson({
    versions: [version('v1', {}), version('v2', { person: null })],
    edges: [edge],
  });
  const person = 'wb:person-ann%20lee%40example.com';
  expect(Object.keys(document.entity)).toEqual(['wb:version-v1', 'wb:version-v2']);
  expect(document.agent).toEqual({
    [person]: { 'prov:type': { $: 'prov:Person', type: 'xsd:QName' }, 'prov:label': 'Ann Lee' },
    'wb:device-ann-mbp': {
      'prov:type': { $: 'wb:device', type: 'xsd:QName' },
      'prov:label': 'ann-mbp',
    },
  });
  expect(document.wasAttributedTo).toEqual({
    '_:attributed-v1': { 'prov:entity': 'wb:version-v1', 'prov:agent': person },
  });
  expect(document.used).toEqual({
    '_:used-e1': { 'prov:activity': 'wb:act-ev1', 'prov:entity': 'wb:version-v1' },
  });
  expect(document.wasGeneratedBy).toEqual({
    '_:generated-e1': {
      'prov:entity': 'wb:version-v2',
      'prov:activity': 'wb:act-ev1',
      'prov:time': '2026-03-04T10:00:00.000Z',
    },
  });
  expect(document.wasDerivedFrom['_:derived-e1']).toMatchObject({
    'prov:generatedEntity': 'wb:version-v2',
    'prov:usedEntity': 'wb:version-v1',
    'prov:activity': 'wb:act-ev1',
    'prov:type': { $: 'prov:Revision', type: 'xsd:QName' },
    'wb:confidence': { $: '0.95', type: 'xsd:double' },
  });
});

test('names only records that it holds, and leaves out what is not known', () => {
  const document = provJson({ versions: [version('v1', {}), version('v2', {})], edges: [edge] });
  const { entity, activity, agent, ...relations } = document;
  const known = new Set([entity, activity, agent].flatMap((records) => Object.keys(records)));
  const roles = ['entity', 'activity', 'agent', 'usedEntity', 'generatedEntity'];
  const { prefix, ...records } = relations;
  const named = Object.values(records)
    .flatMap((each) => Object.values(each))
    .flatMap((record) => roles.flatMap((role) => record[`prov:${role}`] ?? []));
  expect(prefix).toHaveProperty('wb');
  expect(named).toHaveLength(15);
  expect(named.filter((id) => typeof id !== 'string' || !known.has(id))).toEqual([]);
  expect(entity['wb:version-v1']).not.toHaveProperty('wb:sha256');
  expect(JSON.stringify(document)).not.toContain('null');
});

test('a derivation tells which records are missing in it', () => {
  const { wasDerivedFrom } = provJson({
    versions: [version('v1', {}), version('v2', {})],
    edges: [
      {
        ...edge,
        lost: [
          {
            source: 'Okta',
            reason: 'not-collected',
            from: '2026-03-04T09:30:00.000Z',
            to: null,
            records: null,
          },
        ],
      },
    ],
  });
  expect(wasDerivedFrom['_:derived-e1']).toMatchObject({
    'wb:lostRecords': ['Okta: not-collected, 2026-03-04T09:30:00.000Z/..'],
  });
});
