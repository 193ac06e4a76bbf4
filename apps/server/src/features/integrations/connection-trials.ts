import type { ConnectionTest } from '@waybill/contract';
import type { IntegrationServices } from './integration-services.ts';
import { connections, loadReadable } from './collecting/connections.ts';
import { requireConnectable, requireStreams } from './connectable-source.ts';
import { checkedValues, type HeldValues } from './field-values.ts';
import { requireIntegration } from './integration-rows.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { rotatedSecrets, tryConnection, type RotatedSecrets } from './try-connection.ts';

export interface TrialRequest {
  sourceId: string;
  values: Readonly<Record<string, string>>;
  streams: readonly string[];
  integrationId?: string | undefined;
}

export interface ConnectionTrials {
  /** Throws what connecting would throw. */
  run(tenantId: number, request: TrialRequest): Promise<ConnectionTest>;
  /** Values of a form, with any secrets rotated during the test. */
  renew: RotatedSecrets['renew'];
}

/** Stored values of an integration; empty for an unsaved form. */
interface Stored {
  held: HeldValues | undefined;
  values: Readonly<Record<string, string>>;
}

const NOTHING_STORED: Stored = { held: undefined, values: {} };

/** Tries forms, and forgets everything about them but the secrets that vendors rotated meanwhile. */
export function connectionTrials(services: IntegrationServices, box: SecretBox): ConnectionTrials {
  const { database, connectorOf, outbound, now } = services;
  const rotated = rotatedSecrets();
  const held = connections({ database, box, now });

  async function storedValues(tenantId: number, request: TrialRequest): Promise<Stored> {
    const { integrationId } = request;
    if (integrationId === undefined) return NOTHING_STORED;
    return database.tenant(tenantId, async (tx) => {
      const row = await requireIntegration(tx, integrationId);
      // Another source has different fields with the same names.
      if (row.source_id !== request.sourceId) return NOTHING_STORED;
      const stored = await loadReadable(tx, box, { tenantId, integrationId });
      if (!stored) return NOTHING_STORED;
      const { values, plain, sealed } = stored;
      return { held: { plain, secretIds: new Set(sealed.keys()) }, values };
    });
  }

  return {
    renew: rotated.renew,
    async run(tenantId, request) {
      const source = requireConnectable(request.sourceId, connectorOf);
      const streams = requireStreams(source, request.streams);
      const { held: kept, values } = await storedValues(tenantId, request);
      const given = checkedValues(source.declaration, rotated.renew(request.values), kept);
      const { integrationId } = request;
      return tryConnection({
        source,
        streams,
        values: { ...values, ...given.plain, ...given.secrets },
        outbound,
        now,
        async onSecret(fieldId, text) {
          const old = given.secrets[fieldId];
          if (old !== undefined) return rotated.remember(old, text);
          if (integrationId === undefined) return;
          const target = { tenantId, integrationId, streamId: '' };
          await held.rotate(target, await held.of(target), fieldId, text);
        },
      });
    },
  };
}
