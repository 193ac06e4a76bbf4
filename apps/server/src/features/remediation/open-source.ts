import { sourceAccess, type SourceAccess } from '@waybill/collector';
import type { Remediation } from '@waybill/connectors/kit/declaration/remediation-schema';
import type { IntegrationName } from '@waybill/contract';
import { connectableSource, everyValue } from '../integrations/integrations-read-model.ts';
import { AppError } from '../../platform/app-error.ts';
import { SecretUnreadable } from '../../platform/secret-box.ts';
import type { RemediationServices } from './remediation-services.ts';

/** An action on an object at a source, through one of the tenant's connections. */
export interface SourceAct {
  tenantId: number;
  integrationId: string;
  source: IntegrationName;
  capability: Remediation['id'];
  target: Readonly<Record<string, string>>;
}

/** Time for all requests of one step. */
const PATIENCE_MS = 60_000;

/**
 * The object at its source with the connection's current secrets. Null: the connection or the action no
 * longer exists, or the secrets are unreadable and must be entered again.
 */
export async function openSource(
  services: RemediationServices,
  act: SourceAct,
  stopping?: AbortSignal,
): Promise<SourceAccess | null> {
  const { connections, outbound, now, sleep } = services;
  const { tenantId, integrationId, target } = act;
  const declaration = connectableSource(act.source, services.connectorOf)?.declaration;
  const remediation = declaration?.remediations.find(
    ({ id, sources }) => id === act.capability && sources.includes(act.source),
  );
  if (!declaration || !remediation) return null;
  const place = { tenantId, integrationId, streamId: act.capability };
  const connection = await connections.of(place).catch(nullWhereGone);
  if (!connection) return null;
  const late = AbortSignal.timeout(PATIENCE_MS);
  return sourceAccess({
    declaration,
    remediation,
    target,
    values: everyValue({ declaration, values: connection.values }),
    send: (url, init) => outbound.fetch(url, init),
    now,
    signal: stopping ? AbortSignal.any([late, stopping]) : late,
    tokens: connection.tokens,
    budget: connection.budget,
    onSecret: (fieldId, text) => connections.rotate(place, connection, fieldId, text),
    ...(sleep ? { sleep } : {}),
  });
}

function nullWhereGone(error: unknown): null {
  const isGone = error instanceof AppError && error.code === 'resource.not_found';
  if (isGone || error instanceof SecretUnreadable) return null;
  throw error;
}
