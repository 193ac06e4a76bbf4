import { randomUUID } from 'node:crypto';
import type { ConnectorFailure, Remediation } from '@waybill/contract';
import { compileTenantSettings, type CompiledTenantSettings } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { accessTaken } from './access-taken.ts';
import { openSource } from './open-source.ts';
import { possibleActs } from './remediation-options.ts';
import { remediationOf, storePreview } from './remediation-rows.ts';
import type { RemediationServices } from './remediation-services.ts';

interface Preview {
  remediation: Remediation | null;
  failure: { code: ConnectorFailure; detail: string; scopes: string[] } | null;
}

/**
 * Asks the source who has access to an object of a detection and stores who would lose it. Sends no
 * changes. Throws `remediation.not_possible`.
 */
export async function previewRemediation(
  services: RemediationServices,
  caller: SessionCaller,
  asked: { detectionId: string; capability: string; objectKey: string },
): Promise<Preview> {
  const { database, connectorOf, now } = services;
  const { tenantId } = caller;
  const { detectionId, objectKey } = asked;
  const { option, settings } = await database.snapshot(tenantId, async (tx) => ({
    option: (await possibleActs(tx, tenantId, detectionId, connectorOf)).find(
      (one) => one.capability === asked.capability && one.objectKey === objectKey,
    ),
    settings: await ownSettings(tx, tenantId),
  }));
  if (!option?.act) throw new AppError('remediation.not_possible');
  const { source, objectName, isDestructive, scopes } = option;
  const { remediation, integrationId, target } = option.act;
  const act = { tenantId, integrationId, source, capability: remediation.id, target };
  const opened = await openSource(services, act);
  if (!opened) throw new AppError('remediation.not_possible');
  const seen = await opened.read();
  if (!seen.ok) {
    return { remediation: null, failure: { code: seen.code, detail: seen.detail, scopes } };
  }
  const { taken, keptCount } = accessTaken(seen.value, remediation, settings);
  const stored = await database.tenant(tenantId, (tx) =>
    storePreview(tx, tenantId, {
      remediation_id: randomUUID(),
      detection_id: detectionId,
      integration_id: integrationId,
      source,
      capability: remediation.id,
      object_name: objectName,
      target,
      holders: taken,
      kept_count: keptCount,
      is_destructive: isDestructive,
      scopes,
      requested_by: caller.userId,
      requested_name: caller.userName,
      requested_at: new Date(now()),
    }),
  );
  return { remediation: remediationOf(stored), failure: null };
}

/** Facts to decide who owns a domain. */
async function ownSettings(tx: Transaction, tenantId: number): Promise<CompiledTenantSettings> {
  const [row] = await tx.named<{ own_domains: string[] }>(
    'remediation_domains',
    'SELECT own_domains FROM tenant WHERE tenant_id = $1',
    [tenantId],
  );
  return compileTenantSettings({
    ownDomains: row?.own_domains ?? [],
    ownAccounts: [],
    managedDevices: [],
    isDeviceListComplete: false,
  });
}
