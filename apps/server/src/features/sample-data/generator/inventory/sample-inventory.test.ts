import { connectorForSource } from '@waybill/connectors';
import { integrationNameOf, type EntityRecord } from '@waybill/contract';
import { deviceKeys, groupRecords, personKeys } from '@waybill/engine';
import { expect, test } from 'vitest';
import { readRecord } from '../../../ingest/reading/read-record.ts';
import { HEADCOUNT, SAMPLE_MANAGED_DEVICES } from '../sample-company.data.ts';
import { sampleInventory } from './sample-inventory.ts';

const OPTIONS = { seed: 20_260, endAt: Date.UTC(2026, 10, 19, 13), ownDomain: 'example.com' };
const payloads = sampleInventory(OPTIONS);
const entities = payloads.flatMap(({ sourceId, line }) => {
  const source = integrationNameOf(sourceId);
  const connector = source && connectorForSource(source);
  if (!connector) throw new Error(`No connector reads ${sourceId}`);
  return readRecord(Buffer.from(line), connector).map(({ result }) => ({ line, result }));
});
const records: EntityRecord[] = entities.flatMap(({ result }) =>
  result.kind === 'entities' ? result.entities : [],
);
const idOf = ({ source, kind, entityId }: EntityRecord) => `${source} ${kind} ${entityId}`;

test('every payload is read as one person or device, and the same options give the same ones', () => {
  expect(entities.filter(({ result }) => result.kind !== 'entities')).toEqual([]);
  expect(records).toHaveLength(payloads.length);
  expect(new Set(records.map(idOf)).size).toBe(records.length);
  expect(sampleInventory({ ...OPTIONS })).toEqual(payloads);
});

test('two or three records of several sources become one person; two chat accounts stay apart', () => {
  const people = records.filter((record) => record.kind === 'person');
  const groups = groupRecords(
    people.map((person) => ({
      recordId: idOf(person),
      name: person.name,
      serial: null,
      keys: personKeys(person),
      isSeparated: false,
    })),
  );
  expect(groups).toHaveLength(HEADCOUNT + 2);
  const sizes = groups.map(({ recordIds }) => recordIds.length);
  expect(sizes.filter((size) => size === 3).length).toBeGreaterThan(HEADCOUNT - 10);
  expect(sizes.filter((size) => size === 1)).toHaveLength(2);
  const standings = new Set(people.map(({ status }) => status));
  expect(standings).toEqual(new Set(['active', 'suspended', 'left']));
  expect(people.some(({ external }) => external === 'yes')).toBe(true);
});

test('every laptop of the list of managed devices is one device of two sources, with its owner', () => {
  const devices = records.filter((record) => record.kind === 'device');
  const groups = groupRecords(
    devices.map((device) => ({
      recordId: idOf(device),
      name: null,
      serial: device.serial,
      keys: deviceKeys(device),
      isSeparated: false,
    })),
  );
  const laptops = groups.filter(({ recordIds }) => recordIds.length === 2);
  expect(laptops).toHaveLength(SAMPLE_MANAGED_DEVICES.length);
  expect(new Set(devices.map(({ source }) => source))).toEqual(new Set(['Okta', 'Intune', 'Jamf']));
  expect(devices.filter(({ owner }) => owner?.endsWith('@example.com') !== true)).toEqual([]);
  for (const fact of ['compliant', 'encrypted'] as const) {
    expect(devices.some((device) => device[fact] === 'no')).toBe(true);
  }
  expect(devices.some(({ isMobile }) => isMobile === true)).toBe(true);
});
