import { connectorForSource } from '@waybill/connectors';
import type { Services } from '../src/http/feature.ts';
import { readRecord } from '../src/features/ingest/reading/read-record.ts';

/** Text pasted into a page. */
export interface Paste {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  text: string;
  person?: string;
  url?: string;
}

/** A number with a valid check digit that no issuer wrote down as an example. */
export const CARD = '4532015112830366';

/** Ingests what a sensor reports pastes, with their contents. */
export async function sendPastes(
  { writer, now }: Pick<Services, 'writer' | 'now'>,
  tenantId: number,
  pastes: readonly Paste[],
): Promise<void> {
  const connector = connectorForSource('Sensor');
  if (!connector) throw new Error('The sensor has a connector');
  const records = pastes.flatMap((paste) =>
    readRecord(Buffer.from(JSON.stringify(pasteRecord(paste))), connector).map(
      ({ payload, result }) => {
        if (result.kind !== 'mapped') throw new Error('A paste can be mapped');
        return { payload, events: result.events, contents: result.contents };
      },
    ),
  );
  await writer.write({
    tenantId,
    sourceId: 'sensor',
    records,
    receivedAt: now(),
    isSample: false,
  });
}

function pasteRecord({ id, at, text, person = 'ana@ours.example', url }: Paste): object {
  return {
    schema: 'waybill.agent/1',
    agent: 'sensor',
    id,
    sequence: 1,
    action: 'Paste',
    at: new Date(at).toISOString(),
    person: { email: person },
    target: { url: url ?? 'https://chat.example/new' },
    content: { text },
  };
}
