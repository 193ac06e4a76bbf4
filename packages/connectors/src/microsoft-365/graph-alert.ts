import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { field, recordsOf, textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { text } from '../kit/text.ts';
import { detectionStatus, evidenceFacts } from './alert-evidence.ts';
import { shown } from '../kit/microsoft/audit-common.ts';

/** Whether a record is an alert of Graph's `security/alerts_v2`. */
export function isGraphAlert(record: VendorRecord): boolean {
  return 'serviceSource' in record && ('createdDateTime' in record || 'evidence' in record);
}

/** Whether a record is an incident of Graph's `security/incidents`. */
export function isGraphIncident(record: VendorRecord): boolean {
  return 'incidentWebUrl' in record && 'displayName' in record && 'lastUpdateDateTime' in record;
}

/** An alert, as of its last update. */
export function mapGraphAlert(record: VendorRecord): MapResult {
  return mapAlert(record, {
    stream: 'defender-alert',
    alerts: [record],
    title: text(record['title']),
  });
}

/** An incident with its alerts, as of its last update; the first evidence of a kind counts. */
export function mapGraphIncident(record: VendorRecord): MapResult {
  const alerts = recordsOf(record['alerts']);
  return mapAlert(record, {
    stream: 'defender-incident',
    alerts,
    title: text(record['displayName']),
  });
}

interface AlertParts {
  stream: string;
  alerts: readonly Record<string, unknown>[];
  title: string | null;
}

function mapAlert(record: VendorRecord, { stream, alerts, title }: AlertParts): MapResult {
  const time = instant(record['lastUpdateDateTime']) ?? instant(record['createdDateTime']);
  if (time === null) {
    return { kind: 'rejected', field: 'lastUpdateDateTime', reason: 'an alert has a time' };
  }
  const evidence = alerts.flatMap((alert) => recordsOf(field(alert, 'evidence')));
  const category = textAt(record, 'category') ?? textAt(alerts[0], 'category');
  const operation = detectionStatus(evidence) ?? category;
  const event = mappedEvent({
    source: 'Microsoft 365',
    stream,
    vendorOperation: operation ?? 'alert',
    // Alerts are repeated on every change, each with its current state.
    occurredAt: time,
    observedAt: instant(record['createdDateTime']),
    vendorEventId: text(record['id']),
    vendorSeverity: text(record['severity']),
    vendorRule: title,
    cloudAccount: text(record['tenantId']),
    organization: text(record['tenantId']),
    ...evidenceFacts(evidence),
    extra: {
      ...(category !== null && { category }),
      ...shown(record, {
        status: 'status',
        product: 'productName',
        serviceSource: 'serviceSource',
        detectionSource: 'detectionSource',
        classification: 'classification',
        firstActivity: 'firstActivityDateTime',
        lastActivity: 'lastActivityDateTime',
        threat: 'threatDisplayName',
        description: 'description',
        techniques: 'mitreTechniques.0',
        link: 'alertWebUrl',
        incidentLink: 'incidentWebUrl',
      }),
    },
  });
  return { kind: 'mapped', events: [event] };
}
