import type { ActivityEvent, DetectionFact } from '@waybill/contract';
import { defineDetector, type DetectorContext, type DetectorExample } from './define-detector.ts';
import { carriedFiles, isCarrier } from './movement/carried-files.ts';
import { isMoved } from './movement/leaving.ts';
import { domainFact, handleFacts } from './self-address/address-facts.ts';
import { matchHandle } from './self-address/match-handle.ts';
import { localPart, namesOf } from './self-address/person-names.ts';
import { personalAddresses, type PersonalAddress } from './self-address/personal-addresses.ts';
import { fact, findingOf, judgeOf } from './weigh.ts';

const JUDGE = judgeOf({
  id: 'send-to-self',
  version: 1,
  origin: 'sendToSelf',
  name: 'Sent to self',
  description:
    'A person sends data to an external address or account that appears to be their own: the name matches, it is at a personal mail service, and no one else writes to it.',
  title: 'Sent to a personal account',
  groupBy: ['actor'],
});

/** Log odds of the circumstances. */
const POINTS = {
  carriesData: 0.5,
  carriesNothing: -0.8,
  ownAccount: 0.3,
  onlyRecipient: 0.3,
  moreRecipients: -0.3,
  manyRecipients: -2,
  nobodyElse: 0.4,
  oneOther: -0.5,
  others: -2.5,
  sameDisplayName: 1.2,
} as const;

/** Messages with at least this many recipients go to a group. */
const MANY_RECIPIENTS = 6;

/** Data that goes to what is probably the actor's own external account. */
export const detector = defineDetector({
  id: JUDGE.key,
  origin: JUDGE.origin,
  type: 'AI',
  weighsPast: true,
  inputs: ['actor.email', 'recipients', 'destination.account'],
  evaluate(event, context) {
    if (!isMoved(event) || event.actor.kind === 'service' || event.actor.kind === 'system')
      return [];
    const reached = personalAddresses(event);
    if (reached.length === 0) return [];
    const names = namesOf(event);
    return reached.flatMap((found) => {
      const local = localPart(found.address) ?? '';
      const own = handleFacts(matchHandle(local, names), local);
      if (own.length === 0 && !found.isSameDisplayName) return [];
      const facts = [
        fact('reachedAddress', found.address, 0),
        ...own,
        ...(found.isSameDisplayName
          ? [fact('sameDisplayName', event.actor.name, POINTS.sameDisplayName)]
          : []),
        domainFact(found.domain, names.parts.at(-1) ?? []),
        ...circumstances(event, found, context),
      ];
      return findingOf(JUDGE, facts, found.address);
    });
  },
  examples: examples(),
});

function circumstances(
  event: ActivityEvent,
  { address, isAccount }: PersonalAddress,
  { past }: DetectorContext,
): DetectionFact[] {
  const carried = carriedBy(event);
  const others = past?.othersWhoReached?.(event, address) ?? null;
  return [
    carried === null
      ? fact('carriesData', false, POINTS.carriesNothing)
      : fact('carriesData', carried, POINTS.carriesData),
    isAccount ? fact('ownPersonalAccount', address, POINTS.ownAccount) : recipientsFact(event),
    ...(others === null ? [] : [fact('othersWhoReached', others, pointsOfOthers(others), 0)]),
  ];
}

function recipientsFact({ recipients }: ActivityEvent): DetectionFact {
  const count = recipients.length;
  if (count === 1) return fact('recipientCount', count, POINTS.onlyRecipient, 1);
  const isMany = count >= MANY_RECIPIENTS;
  return fact('recipientCount', count, isMany ? POINTS.manyRecipients : POINTS.moreRecipients, 1);
}

function pointsOfOthers(others: number): number {
  if (others === 0) return POINTS.nobodyElse;
  return others === 1 ? POINTS.oneOther : POINTS.others;
}

/** Name of the transferred object; null for a message without attachments. */
function carriedBy(event: ActivityEvent): string | boolean | null {
  const [first] = carriedFiles(event);
  if (first) return first.name;
  const isAttached = (event.lineage?.memberCount ?? 0) > 0;
  return isAttached || event.movement === 'upload' || !isCarrier(event) ? true : null;
}

function examples(): DetectorExample[] {
  const jane = { kind: 'person', email: 'jane.smith@corp.example', name: 'Jane Smith' } as const;
  const mail = {
    movement: 'send',
    action: 'Send',
    actor: jane,
    object: { kind: 'message' },
  } as const;
  const to = (address: string) => ({
    recipients: [{ address, domain: address.split('@')[1] ?? null, outside: 'yes' as const }],
  });
  const plan = {
    source: null,
    target: null,
    members: [
      { id: null, name: 'plan.xlsx', path: null, url: null, sha256: null, sizeBytes: null },
    ],
    memberCount: 1,
    isLocked: null,
    clipboardSha256: null,
    sequence: null,
    gesture: null,
  };
  const past = (others: number) => ({ othersWhoReached: () => others });
  return [
    { facts: { ...mail, ...to('jane.smith84@gmail.com'), lineage: plan }, hits: [JUDGE.key] },
    { facts: { ...mail, ...to('smithj@yahoo.co.uk'), lineage: plan }, hits: [JUDGE.key] },
    {
      facts: {
        movement: 'upload',
        actor: jane,
        object: { kind: 'file', name: 'plan.xlsx' },
        destination: { name: 'Dropbox', account: 'jsmith@gmx.de', outside: 'yes' },
      },
      hits: [JUDGE.key],
    },
    { facts: { ...mail, ...to('peter.jones@gmail.com'), lineage: plan }, hits: [] },
    { facts: { ...mail, ...to('jane.miller@gmail.com'), lineage: plan }, hits: [] },
    { facts: { ...mail, ...to('smith@client.example'), lineage: plan }, hits: [] },
    {
      facts: { ...mail, ...to('jane.smith84@gmail.com'), lineage: plan },
      past: past(12),
      hits: [],
    },
    {
      facts: { ...mail, ...to('jane.smith84@gmail.com'), lineage: plan, outcome: 'failure' },
      hits: [],
    },
  ];
}
