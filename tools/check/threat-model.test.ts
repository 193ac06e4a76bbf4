import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../repository/root.ts';
import { corpusFile } from './corpus-file.ts';

const FILE = path.join(ROOT, 'docs/security/threat-model.otm.json');
const SCHEMA = corpusFile('insider/threat-model/schemas/otm-0.2.0.schema.json');
const json: unknown = JSON.parse(readFileSync(FILE, 'utf8'));

const Id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const Percent = z.number().min(0).max(100);
const Assigned = z.array(
  z.strictObject({
    threat: Id,
    state: z.enum(['mitigated', 'exposed']),
    mitigations: z
      .array(z.strictObject({ mitigation: Id, state: z.literal('implemented') }))
      .min(1),
  }),
);
const Named = { id: Id, name: z.string().min(3), description: z.string().min(3) };

/** The part of OTM 0.2.0 that is used here, stricter than the format itself. */
const ThreatModel = z.strictObject({
  otmVersion: z.literal('0.2.0'),
  project: z.strictObject({ ...Named, owner: z.string() }),
  assets: z.array(
    z.strictObject({
      ...Named,
      risk: z.strictObject({ confidentiality: Percent, integrity: Percent, availability: Percent }),
    }),
  ),
  trustZones: z.array(
    z.strictObject({ ...Named, type: z.string(), risk: z.strictObject({ trustRating: Percent }) }),
  ),
  components: z.array(
    z.strictObject({
      ...Named,
      type: z.string(),
      parent: z.union([z.strictObject({ trustZone: Id }), z.strictObject({ component: Id })]),
      assets: z.strictObject({ processed: z.array(Id), stored: z.array(Id) }),
      threats: Assigned,
    }),
  ),
  dataflows: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      source: Id,
      destination: Id,
      bidirectional: z.boolean(),
      assets: z.array(Id).min(1),
      threats: Assigned,
    }),
  ),
  threats: z.array(
    z.strictObject({
      ...Named,
      categories: z.array(z.string()).min(1),
      cwes: z.array(z.string().regex(/^CWE-\d+$/)).min(1),
      risk: z.strictObject({ likelihood: Percent, impact: Percent }),
    }),
  ),
  mitigations: z.array(
    z.strictObject({
      ...Named,
      riskReduction: Percent,
      attributes: z.strictObject({ proof: z.array(z.string()).min(1) }),
    }),
  ),
});

const model = ThreatModel.parse(json);
const { assets, trustZones, components, dataflows, threats, mitigations } = model;
const idsOf = (list: readonly { id: string }[]): Set<string> => new Set(list.map(({ id }) => id));
const assigned = [...components, ...dataflows].flatMap((part) => part.threats);

test.skipIf(SCHEMA === undefined)('is valid by the schema of OTM 0.2.0', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  const schema: object = JSON.parse(readFileSync(SCHEMA ?? '', 'utf8'));
  const isValid = ajv.compile(schema);
  expect(isValid(json) ? [] : isValid.errors).toEqual([]);
  // The schema does reject something: a project needs a name.
  expect(isValid({ ...model, project: { id: 'waybill' } })).toBe(false);
});

test('ids are unique and every reference leads to one', () => {
  for (const list of [assets, trustZones, components, dataflows, threats, mitigations]) {
    expect(idsOf(list).size).toBe(list.length);
  }
  const named = {
    asset: [
      ...components.flatMap((part) => [...part.assets.processed, ...part.assets.stored]),
      ...dataflows.flatMap((flow) => flow.assets),
    ].filter((id) => !idsOf(assets).has(id)),
    place: components.filter(({ parent }) =>
      'trustZone' in parent
        ? !idsOf(trustZones).has(parent.trustZone)
        : !idsOf(components).has(parent.component),
    ),
    end: dataflows
      .flatMap((flow) => [flow.source, flow.destination])
      .filter((id) => !idsOf(components).has(id)),
    threat: assigned.filter(({ threat }) => !idsOf(threats).has(threat)),
    mitigation: assigned
      .flatMap((one) => one.mitigations)
      .filter(({ mitigation }) => !idsOf(mitigations).has(mitigation)),
  };
  expect(named).toEqual({ asset: [], place: [], end: [], threat: [], mitigation: [] });
});

test('every threat is against something, every mitigation is used and every asset is somewhere', () => {
  const used = {
    threats: new Set(assigned.map(({ threat }) => threat)),
    mitigations: new Set(assigned.flatMap((one) => one.mitigations.map((m) => m.mitigation))),
    assets: new Set(components.flatMap((part) => part.assets.stored)),
  };
  expect(threats.filter(({ id }) => !used.threats.has(id))).toEqual([]);
  expect(mitigations.filter(({ id }) => !used.mitigations.has(id))).toEqual([]);
  expect(assets.filter(({ id }) => !used.assets.has(id))).toEqual([]);
});

test('every mitigation names its proof, and the files exist', () => {
  const files = mitigations.flatMap(({ attributes }) => attributes.proof);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const tested = mitigations.filter(({ attributes }) =>
    attributes.proof.some((file) => file.endsWith('.test.ts')),
  );
  expect(tested.length / mitigations.length).toBeGreaterThan(0.9);
});

test('a flow between zones of different trust has a threat', () => {
  const byId = new Map(components.map((part) => [part.id, part]));
  const zoneOf = (id: string): string | undefined => {
    const parent = byId.get(id)?.parent;
    if (parent === undefined) return undefined;
    return 'trustZone' in parent ? parent.trustZone : zoneOf(parent.component);
  };
  const bare = dataflows.filter(
    (flow) => zoneOf(flow.source) !== zoneOf(flow.destination) && flow.threats.length === 0,
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('what stays exposed is said in SECURITY.md', () => {
  const text = readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8');
  const exposed = new Set(
    assigned.filter(({ state }) => state === 'exposed').map(({ threat }) => threat),
  );
  expect(exposed.size).toBeGreaterThan(0);
  expect([...exposed].filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
});
