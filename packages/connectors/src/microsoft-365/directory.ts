import type { VendorRecord } from '../kit/define-connector.ts';
import { recordsOf, textAt } from '../kit/field.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { lowerText, text } from '../kit/text.ts';
import { shown } from './audit-common.ts';
import { addressOf } from './guest-address.ts';
import { property } from './parameters.ts';
import { structured } from './structured.ts';

/** `IdentityType` of the audit schema: display name and sign-in name. */
const NAME_TYPE = '1';
const UPN_TYPE = '5';

/** A sign-in or directory change that the unified audit log delivers for the Entra directory. */
export function directoryFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const targets = recordsOf(structured(record['Target']));
  const ofType = (type: string) => targets.find((target) => text(target['Type']) === type);
  const upn = textAt(ofType(UPN_TYPE), 'ID') ?? upnOf(record['ObjectId']);
  const group = property(record, 'ModifiedProperties', 'Group.DisplayName');
  return {
    targetUser: addressOf(upn) ?? upn,
    // The directory writes values as JSON texts, with their quotes.
    targetGroup: group?.replaceAll('"', '') ?? null,
    object: {
      kind: upn === null ? 'application' : 'account',
      id: text(record['ObjectId']),
      name: textAt(ofType(NAME_TYPE), 'ID') ?? upn,
    },
    device: {
      ...base.device,
      hostname: lowerText(base.device?.hostname),
    },
    extra: {
      ...base.extra,
      ...shown(record, { logonError: 'LogonError', errorNumber: 'ErrorNumber' }),
    },
  };
}

function upnOf(objectId: unknown): string | null {
  return addressOf(objectId) === null ? null : text(objectId);
}
