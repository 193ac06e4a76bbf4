import type { DataObject, ObjectKind, Recipient, Tristate } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordsOf, textAt } from '../kit/field.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { operationRule } from '../kit/operation-table.ts';
import { lowerText, text, texts } from '../kit/text.ts';
import { shown, tristate } from '../kit/microsoft/audit-common.ts';
import { property } from '../kit/microsoft/parameters.ts';
import { person } from './recipients.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { TEAMS_OPERATIONS } from './teams-operations.data.ts';

const CHANGES_MEMBER = /^(?:Member(?:Removed|RoleChanged))$/;

/** Additional facts of a Teams record. */
export function teamsFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const operation = base.vendorOperation;
  const rule = operationRule(TEAMS_OPERATIONS, operation);
  // Chats list their creator among the members, who is not a recipient.
  const others = members(record).filter(({ address }) => address !== base.actor?.email);
  const isChange = CHANGES_MEMBER.test(operation);
  const recipients = rule.movement === 'none' ? [] : others;
  const hasOutsider = recipients.some(({ outside }) => outside === 'yes');
  return {
    ...rule,
    recipients,
    visibilityAfter: rule.movement === 'share' && hasOutsider ? 'external' : null,
    targetUser: isChange ? (others[0]?.address ?? null) : null,
    targetGroup: textAt(record, 'TeamName', 'ChannelName'),
    object: teamsObject(record, operation),
    device: { ...base.device, os: property(record, 'ExtraProperties', 'OsName') },
    origin: {
      kind: 'app',
      name: 'Microsoft Teams',
      host: null,
      container: textAt(record, 'TeamName', 'ChatThreadId', 'TeamGuid'),
      account: lowerText(record['OrganizationId']),
    },
    extra: {
      ...base.extra,
      ...shown(record, {
        communication: 'CommunicationType',
        channelType: 'ChannelType',
        messageId: 'MessageId',
        addOn: 'AddOnName',
        foreignTenantUsers: 'ParticipantInfo.HasForeignTenantUsers',
        guestUsers: 'ParticipantInfo.HasGuestUsers',
      }),
    },
  };
}

/** The members in the record; another tenant's id next to a name means external. */
function members(record: VendorRecord): Recipient[] {
  const own = lowerText(record['OrganizationId']);
  return recordsOf(structured(record['Members'])).flatMap((member) => {
    const tenant = lowerText(member['OrganizationId']);
    const isForeign: Tristate =
      tenant === null || own === null ? 'unknown' : tenant === own ? 'no' : 'yes';
    const guest = tristate(field(member, 'IsGuest'));
    return person(member['UPN'], guest === 'yes' ? 'yes' : isForeign) ?? [];
  });
}

function teamsObject(record: VendorRecord, operation: string): Partial<DataObject> {
  const isMessage = /^Message|MessageSent$/.test(operation);
  const kind: ObjectKind = isMessage ? 'message' : 'channel';
  return {
    kind,
    id: textAt(
      record,
      ...(isMessage ? ['MessageId'] : []),
      'ChatThreadId',
      'ChannelGuid',
      'TeamGuid',
    ),
    name: isMessage ? null : (textAt(record, 'ChannelName', 'TeamName', 'ChatName') ?? null),
    url: texts(structured(record['MessageURLs']))[0] ?? text(record['ResourceUrl']),
  };
}
