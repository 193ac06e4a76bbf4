import { setTimeout as delay } from 'node:timers/promises';
import { IngestResult } from '@waybill/contract';

const LOGINS = 300;
const SHARES = 40;
const PEOPLE = 25;
const BEGAN_AT = Date.UTC(2026, 9, 1);
const RETRY_MS = 100;

/** A body of one source. */
export interface Body {
  sourceId: 'okta' | 'google-drive';
  text: string;
  /** The vendor's ids of its events. */
  ids: string[];
}

/** Logins, and documents that are opened to the public: each of the latter is a detection. */
export function bodyOf(number: number): Body {
  return number % 2 === 0 ? logins(number) : shares(number);
}

function logins(number: number): Body {
  const ids = Array.from({ length: LOGINS }, (_, index) => `login-${number}-${index}`);
  const lines = ids.map((uuid, index) => {
    const person = index % PEOPLE;
    return JSON.stringify({
      uuid,
      published: timeOf(number, index),
      eventType: 'user.session.start',
      severity: 'INFO',
      actor: {
        id: `u${person}`,
        type: 'User',
        alternateId: `person${person}@ours.example`,
        displayName: 'Person',
      },
      client: { ipAddress: '203.0.113.7' },
      outcome: { result: 'SUCCESS' },
      target: [],
    });
  });
  return { sourceId: 'okta', text: lines.join('\n'), ids };
}

function shares(number: number): Body {
  const ids = Array.from({ length: SHARES }, (_, index) => String(number * 1000 + index));
  const lines = ids.map((uniqueQualifier, index) => {
    const email = `person${index % PEOPLE}@ours.example`;
    const value = (name: string, text: string) => ({ name, value: text });
    return JSON.stringify({
      kind: 'admin#reports#activity',
      id: {
        time: timeOf(number, index),
        uniqueQualifier,
        applicationName: 'drive',
        customerId: 'C0ours',
      },
      actor: { email, profileId: String(index % PEOPLE) },
      events: [
        {
          type: 'acl_change',
          name: 'change_document_visibility',
          parameters: [
            { name: 'primary_event', boolValue: true },
            value('doc_id', `doc-${uniqueQualifier}`),
            value('doc_title', `Plan ${uniqueQualifier}.xlsx`),
            value('doc_type', 'spreadsheet'),
            value('owner', email),
            value('visibility', 'public_on_the_web'),
            value('old_visibility', 'private'),
            value('visibility_change', 'external'),
          ],
        },
      ],
    });
  });
  return { sourceId: 'google-drive', text: lines.join('\n'), ids };
}

function timeOf(number: number, index: number): string {
  return new Date(BEGAN_AT + number * 60_000 + index * 100).toISOString();
}

/** Sends a body until it is answered: what a process did not answer that was killed is sent again. */
export async function sendUntilAccepted(
  address: string,
  secrets: ReadonlyMap<string, string>,
  { sourceId, text }: Body,
): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/v1/ingest/${sourceId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.get(sourceId)}` },
      body: text,
    }).catch(() => null);
    if (response?.ok) {
      // A body that breaks off is no answer.
      const result = await response.json().catch(() => null);
      if (IngestResult.safeParse(result).success) return;
    }
    await delay(RETRY_MS);
  }
}
