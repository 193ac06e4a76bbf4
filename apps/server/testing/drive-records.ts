import { connectorForSource } from '@waybill/connectors';
import { ingestBody } from '../src/features/ingest/ingest-body.ts';
import type { TestApp } from './test-app.ts';

/** A Google Drive audit record of a document that became visible to others. */
export function publicShare(facts: {
  id: number;
  at: number;
  person: string;
  folder: string;
  title?: string;
  visibility?: string;
}) {
  const { id, at, person, folder, title, visibility } = facts;
  const value = (name: string, text: string) => ({ name, value: text });
  return {
    kind: 'admin#reports#activity',
    id: {
      time: new Date(at).toISOString(),
      uniqueQualifier: String(9_000_000 + id),
      applicationName: 'drive',
      customerId: 'C0ours',
    },
    actor: { email: person, profileId: `10${id % 6}` },
    ipAddress: '203.0.113.9',
    events: [
      {
        type: 'acl_change',
        name: 'change_document_visibility',
        parameters: [
          { name: 'primary_event', boolValue: true },
          value('doc_id', `doc-${folder}-${id}`),
          value('doc_title', title ?? `Payroll ${folder} ${id}.xlsx`),
          value('doc_type', 'spreadsheet'),
          value('owner', person),
          value('shared_drive_id', folder),
          value('visibility', visibility ?? 'public_on_the_web'),
          value('old_visibility', 'private'),
          value('visibility_change', 'external'),
        ],
      },
    ],
  };
}

/** Sends records through the ingest path as the vendor would: one JSON line each. */
export async function sendRecords(
  { services }: TestApp,
  tenantId: number,
  records: readonly object[],
): Promise<void> {
  const connector = connectorForSource('Google Drive');
  if (!connector) throw new Error('No connector for Google Drive');
  const body = records.map((record) => JSON.stringify(record)).join('\n');
  const result = await ingestBody(
    {
      tenantId,
      sourceId: 'google-drive',
      source: 'Google Drive',
      connector,
      isSample: false,
      parts: only(body),
    },
    services,
  );
  if (result.rejected > 0) throw new Error(`Rejected: ${JSON.stringify(result.rejections)}`);
}

async function* only(body: string): AsyncGenerator<Buffer> {
  yield Buffer.from(body);
}
