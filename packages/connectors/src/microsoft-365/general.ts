import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import { basename, extensionOf } from '../kit/file-name.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { operationRule } from '../kit/operation-table.ts';
import { text } from '../kit/text.ts';
import { parseUrl } from '../kit/url-host.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { GENERAL_OPERATIONS } from './general-operations.data.ts';
import { mailFacts } from './mail-facts.ts';
import { searchExport } from './search-export.ts';
import { structured } from '../kit/microsoft/structured.ts';

/** A record of a workload without its own mapping: common schema facts about its object. */
export function generalFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const objectId = text(record['ObjectId']);
  const isUrl = parseUrl(objectId)?.protocol.startsWith('http') === true;
  const fileName = textAt(record, 'FileName', 'SourceFileName');
  const name = fileName ?? textAt(record, 'ItemName', 'FormName', 'ReportName', 'AlertDisplayName');
  const process = textAt(record, 'Common.ProcessName', 'Common.ApplicationName');
  const mail = mailFacts({
    from: textAt(record, 'P2Sender', 'P1Sender', 'Sender'),
    to: structured(record['Recipients']),
    subject: record['Subject'],
    messageId: record['InternetMessageId'],
  });
  return {
    mail,
    // Submissions and quarantine actions concern an earlier message; there are no recipients.
    ...operationRule(GENERAL_OPERATIONS, base.vendorOperation),
    ...searchExport(record, base.vendorOperation),
    vendorRule: textAt(record, 'AlertDisplayName'),
    vendorSeverity: textAt(record, 'AlertSeverity', 'Severity'),
    object: {
      kind: fileName === null ? 'other' : 'file',
      id: objectId,
      name: name ?? (isUrl ? null : basename(objectId)),
      extension: extensionOf(fileName),
      url: isUrl ? objectId : null,
    },
    device: {
      ...base.device,
      hostname: textAt(record, 'Common.DeviceName') ?? base.device?.hostname ?? null,
    },
    process: process === null ? null : { name: process },
    extra: {
      ...base.extra,
      ...shown(record, {
        capacity: 'CapacityName',
        workspace: 'WorkSpaceName',
        alertUri: 'AlertUri',
        query: 'RelativeUrl',
        activityParameters: 'ActivityParameters',
      }),
    },
  };
}
