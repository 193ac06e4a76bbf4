import { ownValue, type DataObject, type MappedEvent, type Recipient } from '@waybill/contract';
import { emailOf, localPartOf } from '../address.ts';
import { textAt } from '../field.ts';
import { ipOf } from '../ip.ts';
import { mappedEvent } from '../mapped-event.ts';
import { truth } from '../number.ts';
import { operationRule, type OperationRule, type OperationTable } from '../operation-table.ts';
import { distinctRecipients, personRecipient } from '../recipient.ts';
import { lowerText, texts } from '../text.ts';
import {
  baseFacts,
  extraOf,
  type ActivityEventRecord,
  type ActivityFacts,
} from './activity-facts.ts';
import { OPERATIONS } from './operations.data.ts';
import { outcomeOf } from './outcome.ts';
import type { Parameters } from './parameters.ts';
import { takeoutFacts } from './takeout.ts';

/** Parameters that name the person affected by an action, in order of preference. */
const TARGET_USER = ['user_email', 'affected_email_address', 'target_user', 'grantee_email'];
const TARGET_GROUP = ['group_email', 'group_name'];
/** Parameters that name where mail or data goes from now on. */
const RECIPIENTS = [
  'email_forwarding_destination_address',
  'email_monitor_dest_email',
  'grantee_email',
  'resource_recipients',
  'new_owner',
];

/** Google itself says that the address is beyond the domain. */
const OUT_OF_DOMAIN = 'email_forwarding_out_of_domain';

const NO_OPERATIONS: OperationTable = {};

const GEMINI = 'gemini_in_workspace_apps';
const LINK_SHARING = 'CHANGE_ASSET_LINK_SHARING_';

/** One event of any other application: administration, sign-in, groups, calendar, chat, rules, … */
export function accountEvent(facts: ActivityFacts, event: ActivityEventRecord): MappedEvent {
  const { parameters } = event;
  const rule = accountRule(facts.application, event);
  const sourceIp =
    facts.sourceIp ?? ipOf(parameters['ip_address']) ?? ipOf(parameters['actor_ip_address']);
  return mappedEvent({
    ...baseFacts(facts, event),
    ...rule,
    outcome: outcomeOf(facts.application, event),
    targetUser: targetUser(parameters),
    targetGroup: groupName(groupOf(parameters)),
    destinationUser:
      emailOf(parameters['event_guest']) ?? emailOf(parameters['target_calendar_id']),
    object: objectOf(facts.application, parameters),
    recipients: rule.movement === 'none' ? [] : recipientsOf(event),
    device: {
      id: textAt(parameters, 'device_id', 'caa_device_id', 'company_device_id'),
      hostname: textAt(parameters, 'device_name'),
      os: textAt(parameters, 'device_platform', 'os_version'),
    },
    network: { sourceIp, userAgent: textAt(parameters, 'user_agent') },
    vendorRule: texts(parameters['rule_name'])[0] ?? null,
    vendorSeverity: textAt(parameters, 'severity'),
    extra: extraOf({
      type: event.type,
      setting: textAt(parameters, 'setting_name', 'info_setting'),
      before: texts(parameters['old_value']).join(', ') || null,
      after: texts(parameters['new_value']).join(', ') || null,
      role: texts(parameters['role_name'] ?? parameters['member_role']).join(', ') || null,
      organizationUnit: textAt(parameters, 'org_unit_name', 'orgunit_path'),
      application: textAt(parameters, 'application_name', 'app_name'),
      privilege: textAt(parameters, 'privilege_name'),
      scopes: texts(parameters['scope']).join(' ') || null,
      ...signInFacts(parameters),
      failure: textAt(parameters, 'login_failure_type', 'failure_type'),
      feature: facts.application === GEMINI ? textAt(parameters, 'action') : null,
    }),
    ...ofTakeout(facts, event, rule),
  });
}

function ofTakeout(facts: ActivityFacts, { parameters }: ActivityEventRecord, rule: OperationRule) {
  return facts.application === 'takeout' ? takeoutFacts(facts, parameters, rule) : {};
}

function recipientsOf({ name: operation, parameters }: ActivityEventRecord): Recipient[] {
  const isOutside = operation === OUT_OF_DOMAIN ? 'yes' : 'unknown';
  return distinctRecipients(
    RECIPIENTS.flatMap((name) => texts(parameters[name])).map((to) =>
      personRecipient(to, isOutside),
    ),
  );
}

/** How someone signed in. */
function signInFacts(parameters: Parameters): Record<string, string | null> {
  const isSecondFactor = truth(parameters['is_second_factor']);
  return {
    loginType: textAt(parameters, 'login_type'),
    loginMethod: texts(parameters['login_challenge_method'])[0] ?? null,
    secondFactor: isSecondFactor === null ? null : String(isSecondFactor),
  };
}

/** The table's rule, except that making an asset of Looker Studio private shares it with no one. */
function accountRule(application: string, event: ActivityEventRecord): OperationRule {
  const rule = operationRule(ownValue(OPERATIONS, application) ?? NO_OPERATIONS, event.name);
  const isNarrowed = event.name.startsWith(LINK_SHARING) && isPrivate(event.parameters);
  return isNarrowed ? { action: null, movement: 'none' } : rule;
}

function isPrivate(parameters: Parameters): boolean {
  return lowerText(parameters['new_value'])?.includes('private') === true;
}

/** Enterprise groups name members and groups by `member_id` and `group_id`, mostly addresses. */
function targetUser(parameters: Parameters): string | null {
  for (const name of TARGET_USER) {
    const value = parameters[name];
    const target = emailOf(value) ?? textAt(parameters, name);
    if (target !== null) return target;
  }
  return emailOf(parameters['member_id']);
}

/** The group as logged: its address in most logs, its name in some. */
function groupOf(parameters: Parameters): string | null {
  for (const name of TARGET_GROUP) {
    const target = emailOf(parameters[name]) ?? textAt(parameters, name);
    if (target !== null) return target;
  }
  return emailOf(parameters['group_id']);
}

/** A group's name is the part of its address before the sign; the whole address is the object's id. */
function groupName(group: string | null): string | null {
  return localPartOf(group) ?? group;
}

/** Object by the names in the event: the first match wins. */
function objectOf(application: string, parameters: Parameters): Partial<DataObject> {
  const resource = textAt(parameters, 'resource_id', 'resource_name');
  if (application === 'rules' && resource !== null) {
    return {
      kind: 'file',
      id: resource,
      name: textAt(parameters, 'resource_title', 'resource_name'),
      owner: emailOf(parameters['resource_owner_email']),
    };
  }
  return (
    conversationObject(application, parameters) ??
    applicationObject(application, parameters) ??
    directoryObject(parameters)
  );
}

function conversationObject(
  application: string,
  parameters: Parameters,
): Partial<DataObject> | null {
  const room = textAt(parameters, 'room_id', 'space_id');
  if (application === 'chat' && room !== null) {
    const message = textAt(parameters, 'message_id');
    const name = textAt(parameters, 'room_name');
    return { kind: message === null ? 'channel' : 'message', id: message ?? room, name };
  }
  if (application !== 'calendar') return null;
  return {
    kind: 'other',
    id: textAt(parameters, 'event_id', 'calendar_id'),
    name: textAt(parameters, 'event_title', 'calendar_id'),
    owner: emailOf(parameters['organizer_calendar_id']) ?? emailOf(parameters['calendar_id']),
  };
}

function applicationObject(
  application: string,
  parameters: Parameters,
): Partial<DataObject> | null {
  if (application !== 'token' && application !== 'saml') return null;
  const name = textAt(parameters, 'app_name', 'application_name');
  const id = textAt(parameters, 'client_id');
  return name === null && id === null ? null : { kind: 'application', id, name };
}

function directoryObject(parameters: Parameters): Partial<DataObject> {
  const url = textAt(parameters, 'web_address');
  if (url !== null) return { kind: 'site', name: textAt(parameters, 'site_name'), url };
  const group = groupOf(parameters);
  if (group !== null) return { kind: 'group', id: group, name: groupName(group) };
  const user = targetUser(parameters);
  if (user !== null) return { kind: 'account', id: user, name: user };
  const setting = textAt(parameters, 'setting_name', 'info_setting');
  const application = textAt(parameters, 'application_name', 'oauth2_app_name');
  if (setting !== null) return { kind: 'setting', name: setting };
  return application === null ? {} : { kind: 'application', name: application };
}
