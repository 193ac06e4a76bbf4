import { existsSync } from 'node:fs';
import path from 'node:path';
import { connectorForSource } from '@waybill/connectors';
import { integrationNameOf } from '@waybill/contract';
import { checkApi, type ApiReport } from './connectors-checks.ts';
import { readFixtures, type Fixture } from './connectors-fixture.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A folder of several sources goes by the name of none. */
const FOLDER_SOURCE: Readonly<Record<string, string>> = { 'google-workspace': 'google-drive' };

/**
 * Replays recorded vendor APIs (`<folder>/_http/*.json`) through the collector and checks that every
 * record arrives once, that a run resumes where one ended, and that refusals are obeyed. Argument:
 * `[folder]`. The last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const corpus = process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus');
  const folder = path.join(path.resolve(args[0] ?? path.join(corpus, 'events')), '_http');
  if (!existsSync(folder)) {
    process.stdout.write(`No recorded interfaces at ${folder}; nothing to measure.\n`);
    return;
  }
  const reports: ApiReport[] = [];
  for (const fixture of readFixtures(folder)) reports.push(await reportOf(fixture));
  for (const report of reports) process.stdout.write(`${lineOf(report)}\n`);
  const failed = reports
    .filter(({ faults }) => faults.length > 0)
    .map(({ api, faults }) => `${api}: ${faults.join('; ')}`);
  const passed = reports.length - failed.length;
  process.stdout.write(`${JSON.stringify({ apis: reports.length, passed, failed })}\n`);
}

async function reportOf(fixture: Fixture): Promise<ApiReport> {
  const none = { api: fixture.name, streams: 0, records: 0, requests: 0 };
  const integration = integrationNameOf(FOLDER_SOURCE[fixture.source] ?? fixture.source);
  const declaration = integration && connectorForSource(integration)?.declaration;
  if (!declaration) return { ...none, faults: ['the connector declares no streams'] };
  try {
    return await checkApi(fixture, declaration);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...none, faults: [`the check itself failed: ${reason}`] };
  }
}

function lineOf({ api, streams, records, requests, faults }: ApiReport): string {
  const head = `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${api.padEnd(32)}`;
  const counts = `${streams} streams, ${records} records, ${requests} requests`;
  return [head + counts, ...faults.map((fault) => `       ${fault}`)].join('\n');
}
