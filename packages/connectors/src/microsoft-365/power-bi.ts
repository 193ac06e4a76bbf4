import type { Place, Recipient } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordsOf, textAt } from '../kit/field.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { operationRule, type OperationRule } from '../kit/operation-table.ts';
import { openRecipient } from '../kit/recipient.ts';
import { lowerText, texts } from '../kit/text.ts';
import { POWER_BI_OPERATIONS } from './power-bi-operations.data.ts';
import { people } from './recipients.ts';

/** Lists of people in records of sharing, subscriptions and membership, and the address in each entry. */
const PEOPLE: readonly [list: string, address: string][] = [
  ['SharingInformation', 'RecipientEmail'],
  ['SubscribeeInformation', 'RecipientEmail'],
  ['MembershipInformation', 'MemberEmail'],
  ['FolderAccessRequests', 'UserId'],
  ['ArtifactAccessRequestInfo.ShareRecipients', 'RecipientEmail'],
];

/** Additional facts of a Power BI or Fabric record. */
export function powerBiFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const rule = operationRule(POWER_BI_OPERATIONS, base.vendorOperation);
  const isPublic = base.vendorOperation === 'PublishToWebReport';
  const recipients = isPublic ? [openRecipient('public')] : recipientsOf(record, rule);
  return {
    ...rule,
    recipients,
    visibilityAfter: isPublic ? 'public' : null,
    object: {
      kind: 'other',
      id: textAt(
        record,
        'ArtifactId',
        'ReportId',
        'DashboardId',
        'DatasetId',
        'DataflowId',
        'ObjectId',
      ),
      name: textAt(
        record,
        'ArtifactName',
        'ReportName',
        'DashboardName',
        'DatasetName',
        'DataflowName',
        'ItemName',
        'ObjectDisplayName',
        'ObjectId',
      ),
    },
    ...places(record, rule),
    extra: {
      ...base.extra,
      ...shown(record, {
        workspace: 'WorkSpaceName',
        workspaceId: 'WorkspaceId',
        artifactKind: 'ArtifactKind',
        dataset: 'DatasetName',
        capacity: 'CapacityName',
        exportType: 'ExportEventActivityTypeParameter',
        exportFormat: 'ExportedArtifactInfo.ExportType',
        distribution: 'DistributionMethod',
        consumption: 'ConsumptionMethod',
        sharing: 'SharingAction',
        sensitivityLabel: 'SensitivityLabelId',
        app: 'AppName',
      }),
    },
  };
}

function recipientsOf(record: VendorRecord, rule: OperationRule): Recipient[] {
  if (rule.movement === 'none') return [];
  const listed = PEOPLE.flatMap(([list, address]) =>
    recordsOf(structured(field(record, list))).map((entry) => entry[address]),
  );
  const added = texts(structured(field(record, 'UserInformation.UsersAdded')));
  return people([...listed, ...added]);
}

/** Data is in the workspace; exports go to the person exporting. */
function places(record: VendorRecord, rule: OperationRule): Partial<EventFacts> {
  const workspace: Place = {
    kind: 'app',
    name: 'PowerBI',
    host: null,
    container: textAt(record, 'WorkSpaceName', 'WorkspaceName', 'WorkspaceId'),
    account: lowerText(record['OrganizationId']),
  };
  const device: Place = {
    kind: 'device',
    name: 'Device',
    host: null,
    container: null,
    account: null,
  };
  if (rule.movement === 'upload') return { origin: device, destination: workspace };
  return rule.movement === 'download'
    ? { origin: workspace, destination: device }
    : { origin: workspace };
}
