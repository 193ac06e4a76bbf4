import { ownValue, type Recipient, type Tristate, type Visibility } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { lowerText, text } from '../kit/text.ts';
import { isGuest } from '../kit/microsoft/guest-address.ts';
import { person } from './recipients.ts';

/** `TargetUserOrGroupType`: whether it represents someone of another organisation. */
const OUTSIDE_BY_TYPE: Readonly<Record<string, Tristate>> = {
  guest: 'yes',
  external: 'yes',
  partner: 'yes',
  member: 'no',
};
const LINK_OPERATION = /^(Anonymous|Company)Link(Created|Updated|Used|Removed)$/;
/** Groups that SharePoint makes for links carry their reach in the name. */
const LINK_GROUP = /SharingLinks\.[^.]+\.(Anonymous|Organization)/i;
const EVERYONE_INSIDE = /^everyone except external users|spo-grid-all-users/i;
const EVERYONE = /^everyone$|^c:0\(\.s\|true$/i;

/** Grantees of a sharing operation, and the object's visibility after (or before) it. */
export function sharingFacts(record: VendorRecord, operation: string): Partial<EventFacts> {
  const [, reach = '', step = ''] = LINK_OPERATION.exec(operation) ?? [];
  const linkVisibility: Visibility | null =
    reach === '' ? null : reach === 'Anonymous' ? 'link' : 'internal';
  if (step === 'Removed') return { visibilityBefore: linkVisibility };
  if (linkVisibility !== null) {
    const recipients = step === 'Used' ? [] : [link(linkVisibility)];
    return { visibilityAfter: linkVisibility, recipients };
  }
  const recipients = targets(record);
  return { recipients, visibilityAfter: visibilityOf(recipients) };
}

/** The target of the sharing: a person, a group, or the reach of a link that represents it. */
function targets(record: VendorRecord): Recipient[] {
  const name = text(record['TargetUserOrGroupName']) ?? text(record['UserSharedWith']);
  if (name === null) return [];
  const type = lowerText(record['TargetUserOrGroupType']) ?? '';
  const outside = isGuest(name) ? 'yes' : (ownValue(OUTSIDE_BY_TYPE, type) ?? 'unknown');
  const single = type.includes('group') ? null : person(name, outside);
  return [wellKnownGroup(name) ?? single ?? group(name, outside)];
}

/** Groups whose reach SharePoint fixes: those behind links, and everyone with or without guests. */
function wellKnownGroup(name: string): Recipient | null {
  const reach = LINK_GROUP.exec(name)?.[1]?.toLowerCase();
  if (reach !== undefined) return link(reach === 'anonymous' ? 'link' : 'internal');
  if (EVERYONE_INSIDE.test(name)) return group(name, 'no');
  return EVERYONE.test(name) ? group(name, 'yes') : null;
}

function link(visibility: Visibility): Recipient {
  const outside = visibility === 'link' ? 'yes' : 'no';
  return { kind: 'link', address: null, domain: null, outside };
}

function group(name: string, outside: Tristate): Recipient {
  return { kind: 'group', address: name.toLowerCase(), domain: null, outside };
}

/** The object's visibility by these recipients, or null if unknown. */
function visibilityOf(recipients: readonly Recipient[]): Visibility | null {
  const [recipient] = recipients;
  if (recipient === undefined) return null;
  if (recipient.kind === 'link') return recipient.outside === 'yes' ? 'link' : 'internal';
  if (recipient.outside === 'yes') return 'external';
  return recipient.kind === 'group' && recipient.outside === 'no' ? 'internal' : null;
}

/** The group that a membership operation names in its event data: `<Group>Site Owners</Group>`. */
export function groupOf(record: VendorRecord): string | null {
  return text(/<Group>([^<]*)<\/Group>/i.exec(text(record['EventData']) ?? '')?.[1]);
}
