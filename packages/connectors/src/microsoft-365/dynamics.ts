import type { Place, Recipient } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { nameValue } from '../kit/name-value.ts';
import { operationRule } from '../kit/operation-table.ts';
import { text } from '../kit/text.ts';
import { parseUrl, urlHost } from '../kit/url-host.ts';
import { DYNAMICS_MESSAGES } from './dynamics-operations.data.ts';
import { addressesIn, people } from './recipients.ts';

/** Operations for any message (`CrmDefaultActivity`); the message is the action. */
const ANY_MESSAGE = /^Crm/i;
/** Columns with a record's display name, if the audit has none. */
const NAME_FIELDS = ['name', 'fullname', 'subject', 'title', 'filename'];
/** Recipient columns of an e-mail record. */
const MAIL_FIELDS = ['to', 'torecipients', 'cc', 'bcc'];

/**
 * Additional facts of a Dynamics 365 record: the called message, the kind of business record
 * (`EntityName`) and the record itself.
 */
export function dynamicsFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const message = text(record['Message']);
  const isGeneric = ANY_MESSAGE.test(base.vendorOperation);
  const operation = isGeneric && message !== null ? message : base.vendorOperation;
  const rule = operationRule(DYNAMICS_MESSAGES, message ?? operation);
  const url = textAt(record, 'ItemUrl');
  const place = instancePlace(record);
  return {
    ...rule,
    vendorOperation: operation,
    recipients: rule.movement === 'send' ? mailRecipients(record) : [],
    object: {
      kind: 'other',
      id: textAt(record, 'EntityId', 'ObjectId'),
      name: nameOf(record),
      url: parseUrl(url) === null ? null : url,
    },
    ...(rule.movement === 'upload' ? { destination: place } : { origin: place }),
    extra: {
      ...base.extra,
      ...shown(record, {
        operation: 'Operation',
        entity: 'EntityName',
        itemType: 'ItemType',
        query: 'Query',
        results: 'QueryResults',
        crmOrganization: 'CrmOrganizationUniqueName',
        instance: 'InstanceUrl',
        serviceContext: 'ServiceContextId',
        systemUser: 'SystemUserId',
      }),
    },
  };
}

/** Name of the record by its primary column, its own columns, or else its kind. */
function nameOf(record: VendorRecord): string | null {
  const fields = fieldsOf(record);
  const named = NAME_FIELDS.map((name) => text(nameValue(fields, name)));
  return (
    textAt(record, 'PrimaryFieldValue') ??
    named.find((name) => name !== null) ??
    textAt(record, 'EntityName')
  );
}

/** Values that were created or changed, a list of names and values, written as text in some exports. */
function fieldsOf(record: VendorRecord): unknown {
  return structured(record['Fields']);
}

function mailRecipients(record: VendorRecord): Recipient[] {
  const fields = fieldsOf(record);
  return people(addressesIn(MAIL_FIELDS.map((name) => nameValue(fields, name))));
}

function instancePlace(record: VendorRecord): Place {
  return {
    kind: 'app',
    name: 'Dynamics 365',
    host: urlHost(record['InstanceUrl']),
    container: textAt(record, 'CrmOrganizationUniqueName', 'EntityName'),
    account: textAt(record, 'OrganizationId')?.toLowerCase() ?? null,
  };
}
