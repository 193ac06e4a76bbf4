import { hash } from 'node:crypto';
import { SOURCE_IDS, type Severity } from '@waybill/contract';
import { scoreOf } from '@waybill/engine';
import { describe, expect, test } from 'vitest';
import { createCompany, DAY_MS, SAMPLE_DAYS } from './company/company.ts';
import { isWeekend, localTime } from './company/working-time.ts';
import { sampleDays, type SampleOptions, type SamplePayload } from './sample-days.ts';
import { sampleInventory } from './inventory/sample-inventory.ts';
import { findingsIn, readSample } from './testing/sample-findings.ts';

const OPTIONS: SampleOptions = {
  seed: 20_260,
  endAt: Date.UTC(2026, 10, 19, 13),
  ownDomain: 'example.com',
};
const LINE_BYTES = 1_048_576;

const days = [...sampleDays(OPTIONS)];
const payloads = days.flat();
const company = createCompany(OPTIONS);
const reading = readSample(payloads, OPTIONS.ownDomain);
const events = reading.events.map(({ event }) => event);
const findings = findingsIn(events);

function bytesOf(sample: Iterable<readonly SamplePayload[]>): string {
  const lines = [...sample].flatMap((day) =>
    day.map(({ sourceId, at, line }) => `${sourceId} ${at} ${line}`),
  );
  return hash('sha256', lines.join('\n'));
}

describe('the sample', () => {
  test('is the same for the same options, and another one for another seed', () => {
    const bytes = bytesOf(days);
    expect(bytesOf(sampleDays({ ...OPTIONS }))).toBe(bytes);
    expect(bytesOf(sampleDays({ ...OPTIONS, seed: 1 }))).not.toBe(bytes);
  });

  test('comes in thirty sorted days that end with the options', () => {
    expect(days).toHaveLength(SAMPLE_DAYS);
    days.forEach((day, index) => {
      const start = OPTIONS.endAt - (SAMPLE_DAYS - index) * DAY_MS;
      const times = day.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((left, right) => left - right));
      expect(times[0]).toBeGreaterThanOrEqual(start);
      expect(times.at(-1)).toBeLessThan(start + DAY_MS);
    });
  });

  test.each([
    ['with 20 working days', { ...OPTIONS, endAt: Date.UTC(2026, 10, 16, 0), seed: 3 }],
    ['with 22 working days', { ...OPTIONS, endAt: Date.UTC(2026, 10, 20, 20), seed: 4 }],
  ])('has about 45,000 payloads, %s', (_, options) => {
    const count = [...sampleDays(options)].reduce((sum, day) => sum + day.length, 0);
    expect(count).toBeGreaterThan(41_000);
    expect(count).toBeLessThan(50_000);
  });

  test('has one payload to a line, none too long', () => {
    const odd = payloads.filter(
      ({ line }) => /[\r\n]/.test(line) || Buffer.byteLength(line) > LINE_BYTES,
    );
    expect(odd).toEqual([]);
    expect(payloads.some(({ line }) => !line.startsWith('{'))).toBe(true);
  });

  test('lists no source without events, and most sources have hundreds of payloads', () => {
    const bySource = Map.groupBy(payloads, ({ sourceId }) => sourceId);
    const listed = sampleInventory(OPTIONS).map(({ sourceId }) => sourceId);
    expect([...bySource.keys()].filter((id) => !SOURCE_IDS.includes(id))).toEqual([]);
    expect([...new Set(listed)].filter((id) => !bySource.has(id))).toEqual([]);
    expect(bySource.size).toBe(20);
    for (const part of bySource.values()) expect(part.length).toBeGreaterThan(100);
  });
});

describe('read by the connectors', () => {
  test('nothing is rejected, next to nothing skipped', () => {
    expect(reading.rejected).toEqual([]);
    expect(reading.skipped).toBeLessThan(payloads.length * 0.05);
    expect(events.length).toBeGreaterThan(41_000);
    expect(events.length).toBeLessThan(51_000);
  });

  test('every event has an id of its own, and the time and source of its payload', () => {
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
    const times = new Set(payloads.map(({ at }) => Math.floor(at / 1000)));
    expect(events.every(({ occurredAt }) => times.has(Math.floor(occurredAt / 1000)))).toBe(true);
  });

  test('contents come with at least 8 % of events', () => {
    expect(reading.withContents / events.length).toBeGreaterThanOrEqual(0.08);
  });

  test('people work in office hours, less at noon', () => {
    const byEmail = new Map(company.people.map((person) => [person.email, person]));
    const local = events.flatMap(({ actor, occurredAt }) => {
      const person = byEmail.get(actor.email ?? '');
      return person === undefined ? [] : [localTime(person, occurredAt)];
    });
    const atHour = (wanted: number): number => local.filter(({ hour }) => hour === wanted).length;
    const inOffice = local.filter(
      ({ weekday, hour }) => !isWeekend(weekday) && hour >= 8 && hour < 18,
    );
    const onWeekend = local.filter(({ weekday }) => isWeekend(weekday));
    expect(inOffice.length / local.length).toBeGreaterThan(0.8);
    expect(onWeekend.length / local.length).toBeLessThan(0.06);
    expect(onWeekend.length).toBeGreaterThan(100);
    expect(atHour(12)).toBeLessThan(0.75 * Math.min(atHour(10), atHour(14)));
  });

  test('outsiders live in reserved domains and networks', () => {
    // Teams writes conversations like addresses.
    const conversations = ['thread.v2', 'thread.tacv2'];
    const cloudAccounts = `${company.label}-apps.iam.gserviceaccount.com`;
    const workspace = `${company.label}.onmicrosoft.com`;
    const own = [OPTIONS.ownDomain, workspace, cloudAccounts, ...conversations];
    const domains = payloads.flatMap(({ line }) =>
      [...line.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].map(([, domain]) => domain ?? ''),
    );
    const foreign = [...new Set(domains)].filter(
      (domain) =>
        !own.some((name) => domain === name || domain.endsWith(`.${name}`)) &&
        !/\.(?:example|test)$/.test(domain),
    );
    expect(foreign).toEqual([]);
    const addresses = new Set(events.map(({ network }) => network.sourceIp));
    const documentation = /^(?:192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|2001:db8:)/;
    expect([...addresses].filter((ip) => ip !== null && !documentation.test(ip))).toEqual([]);
  });
});

describe('judged by the built-in policies and the detectors', () => {
  test('the list of detections has a believable length and mix', () => {
    expect(findings.length).toBeGreaterThanOrEqual(40);
    expect(findings.length).toBeLessThanOrEqual(150);
    const severities = Map.groupBy(findings, ({ policy, events: hits }) => {
      const [lead] = hits;
      if (lead === undefined) throw new Error('A finding has events');
      const objectCount = new Set(hits.map(({ objectKey }) => objectKey)).size;
      return scoreOf(policy, lead, { eventCount: hits.length, objectCount }).severity;
    });
    const share = (severity: Severity): number =>
      (severities.get(severity)?.length ?? 0) / findings.length;
    expect(share('CRITICAL')).toBeLessThan(0.1);
    expect(share('HIGH')).toBeGreaterThan(0.05);
    expect(share('HIGH')).toBeLessThan(0.25);
    expect(share('MEDIUM')).toBeGreaterThan(0.35);
    const byPolicy = Map.groupBy(findings, ({ policy }) => policy.key);
    expect(byPolicy.get('shared-outside')?.length).toBeGreaterThan(25);
    expect(byPolicy.get('opened-to-public')?.length).toBeLessThan(20);
    const ofDetectors = ['send-to-self', 'suspicious-file-name', 'suspicious-file-size'].map(
      (key) => byPolicy.get(key)?.length ?? 0,
    );
    expect(Math.min(...ofDetectors)).toBeGreaterThan(0);
    expect(Math.max(...ofDetectors)).toBeLessThan(20);
  });
});
