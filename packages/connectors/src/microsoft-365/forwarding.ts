import { ownValue, type Recipient } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { recordsOf } from '../kit/field.ts';
import { lowerText } from '../kit/text.ts';
import { parameter, property } from '../kit/microsoft/parameters.ts';
import { addressesIn, people } from './recipients.ts';
import { structured } from '../kit/microsoft/structured.ts';

/**
 * Mail that a setting sends on on its own: by a rule of the mailbox, the mailbox or the organisation.
 */
interface Forwarding {
  by: 'rule' | 'mailbox' | 'transport';
  recipients: Recipient[];
}

interface ForwardingCommand {
  by: Forwarding['by'];
  /** The parameters that name where mail goes. */
  targets: readonly string[];
}

const INBOX_RULE: ForwardingCommand = {
  by: 'rule',
  targets: ['ForwardTo', 'ForwardAsAttachmentTo', 'RedirectTo'],
};
const MAILBOX: ForwardingCommand = {
  by: 'mailbox',
  targets: ['ForwardingSmtpAddress', 'ForwardingAddress'],
};
const TRANSPORT_RULE: ForwardingCommand = {
  by: 'transport',
  targets: ['BlindCopyTo', 'CopyTo', 'AddToRecipients', 'RedirectMessageTo'],
};
const JOURNAL_RULE: ForwardingCommand = { by: 'transport', targets: ['JournalEmailAddress'] };

const COMMANDS: Readonly<Record<string, ForwardingCommand>> = {
  'New-InboxRule': INBOX_RULE,
  'Set-InboxRule': INBOX_RULE,
  'New-Mailbox': MAILBOX,
  'Set-Mailbox': MAILBOX,
  'New-TransportRule': TRANSPORT_RULE,
  'Set-TransportRule': TRANSPORT_RULE,
  'New-JournalRule': JOURNAL_RULE,
  'Set-JournalRule': JOURNAL_RULE,
};
const FORWARDING_ACTION = /^(?:forward|forwardasattachment|redirect)/;

/**
 * The forwarding that a record sets up; null if none. `DeliverToMailboxAndForward` alone names no
 * target, so it is none. Addresses are without `smtp:`.
 */
export function forwardingOf(record: VendorRecord, operation: string): Forwarding | null {
  const addresses =
    operation === 'UpdateInboxRules'
      ? clientRuleTargets(record)
      : commandTargets(record, operation);
  if (addresses.length === 0) return null;
  return { by: ownValue(COMMANDS, operation)?.by ?? 'rule', recipients: people(addresses) };
}

function commandTargets(record: VendorRecord, operation: string): string[] {
  if (!Object.hasOwn(COMMANDS, operation)) return [];
  const targets = ownValue(COMMANDS, operation)?.targets ?? [];
  return addressesIn(targets.map((name) => parameter(record, name)));
}

/** Outlook clients write a rule's actions as JSON in the operation properties. */
function clientRuleTargets(record: VendorRecord): string[] {
  const actions = recordsOf(structured(property(record, 'OperationProperties', 'RuleActions')));
  return addressesIn(
    actions
      .filter((action) => FORWARDING_ACTION.test(lowerText(action['ActionType']) ?? ''))
      .flatMap((action) => action['Recipients']),
  );
}
