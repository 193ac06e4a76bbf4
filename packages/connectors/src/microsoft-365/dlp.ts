import type { Outcome } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord, recordsOf, textAt } from '../kit/field.ts';
import { extensionOf } from '../kit/file-name.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { byteCount, truth } from '../kit/number.ts';
import { lowerText, text, texts } from '../kit/text.ts';
import { personActor } from '../kit/microsoft/audit-actor.ts';
import { mailFacts } from './mail-facts.ts';
import { people } from './recipients.ts';
import { structured } from '../kit/microsoft/structured.ts';

const SEVERITY_ORDER = ['low', 'medium', 'high'];

/** Whether an audit record reports a match of a data loss prevention policy. */
export function isDlpRecord(operation: string): boolean {
  return /^dlp(?:rulematch|ruleundo|info)$/i.test(operation);
}

/**
 * A match of a data loss prevention policy. The agent writes the record; whoever sent the message or
 * touched the document is the actor. Mail that a rule let through is a sending; mail it blocked failed.
 */
export function dlpFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const rules = recordsOf(structured(record['PolicyDetails'])).flatMap((policy) =>
    recordsOf(policy['Rules']),
  );
  const document = record['SharePointMetaData'];
  const message = record['ExchangeMetaData'];
  const from = textAt(isRecord(message) ? message : document, 'From');
  const policy = {
    actor: personActor(from) ?? base.actor ?? {},
    outcome: dlpOutcome(record, base.vendorOperation, rules),
    vendorRule: textAt(rules[0], 'RuleName'),
    vendorSeverity: highestSeverity(rules),
    extra: { ...base.extra, ...dlpExtra(record, rules, base.vendorOperation) },
  };
  if (isRecord(message)) return { ...policy, ...messageFacts(message, base.vendorOperation) };
  return isRecord(document) ? { ...policy, ...documentFacts(document) } : policy;
}

/** Blocked, unless the user overrode the rule or reported it as wrong. */
function dlpOutcome(
  record: VendorRecord,
  operation: string,
  rules: readonly Record<string, unknown>[],
): Outcome {
  const isMatch = /match$/i.test(operation);
  const isBlocked = rules.some((rule) => texts(rule['Actions']).includes('BlockAccess'));
  const hasException = structured(record['ExceptionInfo']) != null;
  return isMatch && isBlocked && !hasException ? 'failure' : 'success';
}

function highestSeverity(rules: readonly Record<string, unknown>[]): string | null {
  const words = rules.map((rule) => text(rule['Severity'])).filter((word) => word !== null);
  return words.toSorted((left, right) => severityRank(right) - severityRank(left))[0] ?? null;
}

function severityRank(word: string): number {
  return SEVERITY_ORDER.indexOf(word.toLowerCase());
}

function dlpExtra(
  record: VendorRecord,
  rules: readonly Record<string, unknown>[],
  operation: string,
): Record<string, string> {
  const actions = new Set(rules.flatMap((rule) => texts(rule['Actions'])));
  const types = rules.flatMap((rule) =>
    recordsOf(field(rule, 'ConditionsMatched.SensitiveInformation')).map((found) =>
      textAt(found, 'SensitiveInformationTypeName', 'SensitiveType'),
    ),
  );
  const named = [...new Set(types.filter((type) => type !== null))];
  const policy = textAt(record, 'PolicyDetails.0.PolicyName');
  // Shared by rule matches and their undo.
  const alertId = textAt(record, 'IncidentId');
  return {
    ...(alertId !== null && { alertId }),
    ...(policy !== null && { policy }),
    ...(actions.size > 0 && { policyActions: [...actions].join(', ') }),
    ...(named.length > 0 && { sensitiveTypes: named.join(', ') }),
    ...enforcementOf(record, actions, operation),
  };
}

/**
 * Outcome of the match for the person. `ExceptionInfo` shows that someone gave a reason, or reported a
 * false positive, and continued; without it the rule stopped the action, or only notified.
 */
function enforcementOf(
  record: VendorRecord,
  actions: ReadonlySet<string>,
  operation: string,
): { enforcement?: string; justification?: string } {
  const exception = structured(record['ExceptionInfo']);
  const justification = isRecord(exception) ? textAt(exception, 'Justification') : null;
  const isOverride =
    isRecord(exception) &&
    (justification !== null ||
      truth(exception['FalsePositive']) === true ||
      /override|falsepositive/i.test(textAt(exception, 'Reason') ?? ''));
  if (isOverride) {
    return { enforcement: 'overridden', ...(justification !== null && { justification }) };
  }
  if (exception != null || !/match$/i.test(operation)) return {};
  if (actions.has('BlockAccess')) return { enforcement: 'blocked' };
  return actions.has('NotifyUser') ? { enforcement: 'warned' } : {};
}

function messageFacts(message: Record<string, unknown>, operation: string): Partial<EventFacts> {
  const to = ['To', 'CC', 'BCC'].flatMap((key) => texts(message[key]));
  const subject = text(message['Subject']);
  const messageId = text(message['MessageID']);
  return {
    ...(/match$/i.test(operation) && ({ action: 'Send', movement: 'send' } as const)),
    object: {
      kind: 'message',
      id: messageId,
      name: subject,
      sizeBytes: byteCount(message['FileSize']),
    },
    mail: mailFacts({ from: message['From'], to, subject, messageId }),
    destinationUser: lowerText(to[0]),
    recipients: people(to),
  };
}

function documentFacts(document: Record<string, unknown>): Partial<EventFacts> {
  const name = text(document['FileName']);
  const isOpen = truth(document['IsViewableByExternalUsers']);
  return {
    object: {
      kind: 'file',
      id: textAt(document, 'UniqueID', 'UniqueId'),
      name,
      extension: extensionOf(name),
      url: text(document['FilePathUrl']),
      sizeBytes: byteCount(document['FileSize']),
      owner: text(document['FileOwner']),
    },
    visibilityAfter: isOpen === true ? 'external' : null,
  };
}
