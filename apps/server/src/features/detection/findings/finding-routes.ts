import { findingRoutes, type FindingSetting, type FindingSource } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { readFindingSettings, severityOf, type FindingSettingRow } from './finding-settings.ts';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { detectionDetail } from '../detections-read-model.ts';
import { changeFindingSetting } from './change-finding-setting.ts';
import { FINDING_SOURCES, vendorName } from './vendor-findings.ts';
import { AppError } from '../../../platform/app-error.ts';
import { separateFinding } from './separate-finding.ts';

export function findingRouteHandlers({ database, contexts, now }: Services): BoundRoute[] {
  return implement(findingRoutes, {
    '/v1/detections/{detectionId}/separate-finding': {
      POST: async ({ params: { detectionId }, body, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          await separateFinding(tx, caller, { detectionId, ...body, now: now() });
          return detectionDetail(tx, detectionId);
        }),
    },
    '/v1/finding-settings': {
      GET: ({ caller: { tenantId } }) =>
        database.tenant(tenantId, async (tx) => ({ items: await settingsOf(tx, tenantId) })),
    },
    '/v1/finding-settings/{source}': {
      PATCH: async ({ params: { source }, body, caller: { tenantId } }) => {
        if (!FINDING_SOURCES.includes(source)) throw new AppError('resource.not_found');
        const saved = await database.tenant(tenantId, async (tx) => {
          await changeFindingSetting(tx, tenantId, { source, ...body });
          const settings = await settingsOf(tx, tenantId);
          return settings.find((setting) => setting.source === source) ?? settingOf(source);
        });
        contexts.forget(tenantId);
        return saved;
      },
    },
  });
}

async function settingsOf(tx: Transaction, tenantId: number): Promise<FindingSetting[]> {
  const rows = await readFindingSettings(tx, tenantId);
  return FINDING_SOURCES.map((source) =>
    settingOf(
      source,
      rows.find((row) => row.policy_key === source),
    ),
  );
}

function settingOf(source: FindingSource, row?: FindingSettingRow): FindingSetting {
  return {
    source,
    name: vendorName(source),
    severityCap: severityOf(row?.severity_cap ?? null),
    closesWithVendor: row?.closes_with_vendor ?? false,
    rev: row?.rev ?? 0,
  };
}
