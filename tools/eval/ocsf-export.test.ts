import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connector } from '@waybill/connectors';
import { compileTenantSettings, settle, toOcsf } from '@waybill/engine';
import { readOcsfSchema, type OcsfSchema } from '@waybill/testkit/ocsf-schema';
import { expect, test } from 'vitest';
import { readRecord } from '../../apps/server/src/features/ingest/reading/read-record.ts';
import { corpusEvents, corpusSources } from './events-corpus.ts';

const CORPUS =
  process.env['WAYBILL_CORPUS'] || path.join(import.meta.dirname, '../../../shared/corpus');
const events = path.join(CORPUS, 'events');
const schema = readOcsfSchema(path.join(CORPUS, 'ocsf'));
if (schema === null || !existsSync(events)) {
  process.stdout.write(
    `No definitions of OCSF at ${CORPUS}: exports are checked by own rules only.\n`,
  );
}

const settings = compileTenantSettings({
  ownDomains: ['northwind.example'],
  ownAccounts: [],
  managedDevices: [],
  isDeviceListComplete: false,
});

/** Each distinct fault of the events of one line, without its path's numbers. */
function faultsOf(definitions: OcsfSchema, content: string, connector: Connector): string[] {
  return readRecord(Buffer.from(content), connector).flatMap(({ result }) => {
    if (result.kind !== 'mapped') return [];
    return result.events.flatMap((mapped) => {
      const eventId = '00000000-0000-7000-8000-000000000001';
      const event = settle(mapped, { settings, eventId, ingestedAt: 1, isSample: false });
      return definitions.faults(toOcsf(event, { tenantUid: 't', productVersion: '1' }));
    });
  });
}

test.skipIf(schema === null || !existsSync(events))(
  'every event of the corpus is valid by the definitions of OCSF',
  () => {
    const faults = corpusSources(events).flatMap(({ name, folder, connector }) =>
      corpusEvents(folder).flatMap(({ file, line, content }) =>
        schema === null
          ? []
          : faultsOf(schema, content, connector).map(
              (fault) => [fault.replaceAll(/\d+/g, '#'), `${name}/${file}:${line}`] as const,
            ),
      ),
    );
    // Each kind of fault once, with one place where it stands.
    expect([...new Map(faults)]).toEqual([]);
  },
);
