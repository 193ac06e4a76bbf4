import { setTimeout as delay } from 'node:timers/promises';
import { IngestResult, SOURCE_IDS } from '@waybill/contract';
import { openDatabase } from '@waybill/store';
import { createIntegrationToken } from '../../apps/server/src/features/integrations/integrations-read-model.ts';
import type { LoadRequest } from './ingest-load.ts';

const CONNECTIONS = 16;

/** Sends a request, retries as told, and returns the results of its records. */
export type Sender = (request: LoadRequest) => Promise<IngestResult>;

/** A new organisation with a token for every source. */
export async function prepareTenant(
  databaseUrl: string,
  name = 'bench',
): Promise<{ tenantId: number; secrets: Map<string, string> }> {
  const database = openDatabase({ connection: { connectionString: databaseUrl } });
  const [row] = await database.system((tx) =>
    tx.query<{ id: number }>(
      `SELECT create_tenant($1, 'Bench', 'us-east-1', '{ours.example}', '{}') AS id`,
      [name],
    ),
  );
  const tenantId = row?.id ?? 0;
  const secrets = new Map<string, string>();
  for (const sourceId of SOURCE_IDS) {
    const { secret } = await database.tenant(tenantId, (tx) =>
      createIntegrationToken(tx, tenantId, { name: 'Bench', sourceId, createdBy: null }),
    );
    secrets.set(sourceId, secret);
  }
  await database.close();
  return { tenantId, secrets };
}

export function senderOf(address: string, secrets: ReadonlyMap<string, string>): Sender {
  const send: Sender = async (request) => {
    const { sourceId, body } = request;
    const response = await fetch(`${address}/v1/ingest/${sourceId}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secrets.get(sourceId)}`,
        'content-type': 'application/x-ndjson',
      },
      body,
    });
    const text = await response.text();
    if (response.status === 429 || response.status === 503) {
      await delay(1000 * Number(response.headers.get('retry-after') ?? 1));
      return send(request);
    }
    if (!response.ok) throw new Error(`The server answered ${response.status}: ${text}`);
    return IngestResult.parse(JSON.parse(text));
  };
  return send;
}

/** All requests over a few connections, in order and at full speed. */
export async function drain(sender: Sender, requests: readonly LoadRequest[]): Promise<number> {
  const waiting = requests.values();
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      let accepted = 0;
      for (const request of waiting) {
        const result = await sender(request);
        accepted += result.accepted;
      }
      return accepted;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
