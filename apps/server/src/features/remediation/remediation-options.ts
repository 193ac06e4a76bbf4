import {
  sourceIdOf,
  type IntegrationName,
  type ObjectKind,
  type RemediationHindrance,
  type RemediationOption,
} from '@waybill/contract';
import type { Remediation } from '@waybill/connectors/kit/declaration/remediation-schema';
import type { Transaction } from '@waybill/store';
import {
  connectableSource,
  readIntegrations,
  type ConnectorOf,
} from '../integrations/integrations-read-model.ts';
import { proposedActs, withProposals } from './proposed-acts.ts';

/** An object of a detection, as its newest event reports it. */
interface DetectedObject {
  source: IntegrationName;
  object_key: string;
  object_kind: ObjectKind;
  object_id: string | null;
  object_name: string | null;
  object_url: string | null;
  account: string | null;
}

/** An option with its execution data. */
export interface PossibleAct extends RemediationOption {
  act: { remediation: Remediation; integrationId: string; target: Record<string, string> } | null;
}

/** Objects of a detection that offer actions. */
const MOST_OBJECTS = 10;

/** Possible remediations for the objects of a detection, and reasons where impossible. */
export async function possibleActs(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
  connectorOf: ConnectorOf,
): Promise<PossibleAct[]> {
  const objects = await detectedObjects(tx, tenantId, detectionId);
  const proposed = await proposedActs(tx, tenantId, detectionId);
  const integrations = await readIntegrations(tx);
  return objects.flatMap((object) => {
    const own = integrations.filter(({ source_id: id }) => id === sourceIdOf(object.source));
    const active = own.find((integration) => !integration.is_paused);
    const connection =
      active?.integration_id ?? (own.length > 0 ? ('paused' as const) : ('not_connected' as const));
    return withProposals(actsOf(object, connection, connectorOf), proposed, (capability) => ({
      ...notOffered(object),
      capability,
      hindrance: 'act_not_offered',
    }));
  });
}

async function detectedObjects(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
): Promise<DetectedObject[]> {
  return tx.named<DetectedObject & Record<string, unknown>>(
    'remediation_objects',
    `SELECT * FROM (
       SELECT DISTINCT ON (a.source, a.object_key) a.source, a.object_key, a.object_kind, a.object_id, a.object_name,
         a.object_url, CASE WHEN a.object_owner LIKE '%@%' THEN a.object_owner ELSE a.actor_email END AS account,
         a.occurred_at
       FROM detection_event e
       JOIN activity a ON a.tenant_id = e.tenant_id AND a.occurred_at = e.occurred_at AND a.event_id = e.event_id
       WHERE e.tenant_id = $1 AND e.detection_id = $2 AND a.object_key IS NOT NULL
       ORDER BY a.source, a.object_key, a.occurred_at DESC
     ) AS newest ORDER BY occurred_at DESC LIMIT ${MOST_OBJECTS}`,
    [tenantId, detectionId],
  );
}

function actsOf(
  object: DetectedObject,
  connection: string,
  connectorOf: ConnectorOf,
): PossibleAct[] {
  const declared = connectableSource(object.source, connectorOf)?.declaration.remediations ?? [];
  const offered = declared.filter(({ sources }) => sources.includes(object.source));
  if (offered.length === 0) return [notOffered(object)];
  return offered.map((remediation) => {
    const target = targetOf(object, remediation);
    const hindrance = hindranceOf(object, remediation, target, connection);
    return {
      ...shownOf(object),
      capability: remediation.id,
      isDestructive: remediation.isDestructive,
      scopes: remediation.scopes,
      hindrance,
      act:
        hindrance === null && target !== null
          ? { remediation, integrationId: connection, target }
          : null,
    };
  });
}

function shownOf(object: DetectedObject) {
  return {
    source: object.source,
    objectKey: object.object_key,
    objectName: object.object_name,
    isProposed: false,
  };
}

function notOffered(object: DetectedObject): PossibleAct {
  const nothing = { capability: null, isDestructive: false, scopes: [], act: null };
  return { ...shownOf(object), ...nothing, hindrance: 'not_offered' };
}

function hindranceOf(
  object: DetectedObject,
  { objects }: Remediation,
  target: Record<string, string> | null,
  connection: string,
): RemediationHindrance | null {
  if (!objects.includes(object.object_kind)) return 'object_does_not_fit';
  if (target === null) return 'facts_missing';
  return connection === 'paused' || connection === 'not_connected' ? connection : null;
}

/** The facts required by the requests; null if one is missing or malformed. */
function targetOf(object: DetectedObject, { needs }: Remediation): Record<string, string> | null {
  const facts = {
    id: object.object_id,
    name: object.object_name,
    url: object.object_url,
    account: object.account,
  };
  const target: Record<string, string> = {};
  for (const [name, form] of Object.entries(needs)) {
    const value = Object.entries(facts).find(([fact]) => fact === name)?.[1] ?? '';
    if (!new RegExp(`^(?:${form})$`, 'u').test(value)) return null;
    target[name] = value;
  }
  return target;
}
