import { describe, expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import type { KnownPerson } from '../policy/event-context.ts';
import { compileTrust } from './compile-trust.ts';
import type { TrustRule, TrustSubject } from './trust-rule.ts';

const AT = Date.parse('2026-03-04T10:00:00Z');
let next = 0;

function rule(
  subject: TrustSubject,
  says: TrustRule['verdict'] = 'sanctioned',
  rest: Partial<TrustRule> = {},
): TrustRule {
  next += 1;
  const ruleId = `rule-${next}`;
  return {
    ruleId,
    subject,
    verdict: says,
    audience: { kind: 'everyone' },
    reason: '',
    expiresAt: null,
    ...rest,
  };
}

function upload(destination: NonNullable<ActivityFacts['destination']>, facts: ActivityFacts = {}) {
  return activityEvent({
    occurredAt: AT,
    actorKey: 'dana@acme.example',
    movement: 'upload',
    destination,
    ...facts,
  });
}

const DROPBOX = { kind: 'app', name: 'Dropbox', host: 'www.dropbox.com', outside: 'yes' } as const;
const PERSONAL = { ...DROPBOX, account: 'gmail.com' };
const POE = { kind: 'host', name: 'poe.com', host: 'poe.com', outside: 'yes' } as const;

function verdict(
  rules: TrustRule[],
  event: ReturnType<typeof upload>,
  person: KnownPerson | null = null,
) {
  return compileTrust(rules).verdictOf(event, person)?.verdict ?? null;
}

describe('a rule', () => {
  test.each([
    ['its name', 'destination', 'dropbox', DROPBOX],
    ['its service, found by the host', 'destination', 'Poe', POE],
    ['its host', 'domain', 'www.dropbox.com', DROPBOX],
    ['a parent of its host', 'domain', 'dropbox.com', DROPBOX],
    ['the mail domain of the account', 'account_domain', 'gmail.com', PERSONAL],
    [
      'the domain of an address',
      'account_domain',
      'gmail.com',
      { ...DROPBOX, account: 'd@gmail.com' },
    ],
    ['an account id', 'vendor_tenant', '4711', { ...DROPBOX, kind: 'account', account: '4711' }],
  ] as const)('finds a destination by %s', (_what, kind, value, place) => {
    expect(verdict([rule({ kind, value })], upload(place))).toBe('sanctioned');
    expect(verdict([rule({ kind, value }, 'forbidden')], upload(place))).toBe('forbidden');
  });

  test('says nothing of other destinations, nor of a domain that only ends alike', () => {
    expect(verdict([rule({ kind: 'destination', value: 'Box' })], upload(DROPBOX))).toBeNull();
    expect(verdict([rule({ kind: 'domain', value: 'box.com' })], upload(DROPBOX))).toBeNull();
  });

  test('says nothing where no data moves', () => {
    const sanctioned = [rule({ kind: 'destination', value: 'Dropbox' })];
    const viewed = activityEvent({ movement: 'none', destination: { ...DROPBOX, outside: 'no' } });
    expect(verdict(sanctioned, viewed)).toBeNull();
  });

  test('on a service does not sanction an account that the record proves to be foreign', () => {
    const service = rule({ kind: 'destination', value: 'Dropbox' });
    const domain = rule({ kind: 'domain', value: 'dropbox.com' });
    expect(verdict([service, domain], upload(PERSONAL))).toBeNull();
    const account = rule({ kind: 'account_domain', value: 'gmail.com' });
    expect(verdict([service, account], upload(PERSONAL))).toBe('sanctioned');
  });

  test('holds until it ends, by the time of the event', () => {
    const ending = (expiresAt: number) => [
      rule({ kind: 'destination', value: 'Dropbox' }, 'sanctioned', { expiresAt }),
    ];
    expect(verdict(ending(AT + 1), upload(DROPBOX))).toBe('sanctioned');
    expect(verdict(ending(AT), upload(DROPBOX))).toBeNull();
  });
});

describe('the more specific rule decides', () => {
  const forbidden = rule({ kind: 'destination', value: 'Dropbox' }, 'forbidden');
  const own = rule({ kind: 'account_domain', value: 'acme-labs.example' });

  test('an account before its service', () => {
    const place = { ...DROPBOX, account: 'acme-labs.example' };
    expect(verdict([forbidden, own], upload(place))).toBe('sanctioned');
    expect(verdict([forbidden, own], upload(DROPBOX))).toBe('forbidden');
  });

  test('a subdomain before its parent', () => {
    const rules = [
      rule({ kind: 'domain', value: 'dropbox.com' }, 'forbidden'),
      rule({ kind: 'domain', value: 'www.dropbox.com' }),
    ];
    expect(verdict(rules, upload(DROPBOX))).toBe('sanctioned');
  });

  test('a person before a department before everyone, and what forbids before what sanctions', () => {
    const subject = { kind: 'destination', value: 'Dropbox' } as const;
    const legal: KnownPerson = {
      department: 'Legal',
      title: null,
      manager: null,
      status: 'active',
      leavesAt: null,
    };
    const rules = [
      rule(subject, 'forbidden'),
      rule(subject, 'sanctioned', { audience: { kind: 'department', name: 'legal' } }),
    ];
    expect(verdict(rules, upload(DROPBOX))).toBe('forbidden');
    expect(verdict(rules, upload(DROPBOX), legal)).toBe('sanctioned');
    const people = new Set(['dana@acme.example']);
    rules.push(rule(subject, 'forbidden', { audience: { kind: 'person', people } }));
    expect(verdict(rules, upload(DROPBOX), legal)).toBe('forbidden');
    expect(verdict([rule(subject), rule(subject, 'forbidden')], upload(DROPBOX))).toBe('forbidden');
  });
});

describe('a flow', () => {
  const SALESFORCE = { kind: 'app', name: 'Salesforce' } as const;
  const ends = { host: null, container: null, account: null } as const;

  test('between groups covers every place of them, but no foreign account', () => {
    const rules = [
      rule({
        kind: 'flow',
        origin: { ...SALESFORCE, place: null },
        destination: { kind: 'app', name: 'Dropbox', place: null },
      }),
    ];
    expect(verdict(rules, upload(DROPBOX, { origin: SALESFORCE }))).toBe('sanctioned');
    expect(verdict(rules, upload(PERSONAL, { origin: SALESFORCE }))).toBeNull();
    expect(verdict(rules, upload(DROPBOX))).toBeNull();
  });

  test('between places covers only these', () => {
    const rules = [
      rule({
        kind: 'flow',
        origin: { ...SALESFORCE, place: ends },
        destination: {
          kind: 'app',
          name: 'Dropbox',
          place: { ...ends, host: DROPBOX.host, account: 'gmail.com' },
        },
      }),
    ];
    expect(verdict(rules, upload(PERSONAL, { origin: SALESFORCE }))).toBe('sanctioned');
    expect(verdict(rules, upload(DROPBOX, { origin: SALESFORCE }))).toBeNull();
  });
});

describe('a message', () => {
  const partner = rule({ kind: 'domain', value: 'partner.example' });
  const to = (...domains: string[]) =>
    upload(
      { kind: 'person', name: 'User', account: domains[0] ?? null, outside: 'yes' },
      {
        movement: 'send',
        recipientsOutside: 'yes',
        outsideDomains: domains,
        recipients: domains.map((domain) => ({
          kind: 'person',
          address: `x@${domain}`,
          domain,
          outside: 'yes',
        })),
      },
    );

  test('is sanctioned when every recipient is', () => {
    expect(verdict([partner], to('partner.example', 'eu.partner.example'))).toBe('sanctioned');
    expect(verdict([partner], to('partner.example', 'gmail.com'))).toBeNull();
  });

  test('is forbidden when one recipient is', () => {
    const forbidden = rule({ kind: 'account_domain', value: 'gmail.com' }, 'forbidden');
    expect(verdict([partner, forbidden], to('partner.example', 'gmail.com'))).toBe('forbidden');
  });

  test('with a public link is not sanctioned by its recipients', () => {
    const shared = {
      ...to('partner.example'),
      movement: 'share',
      visibilityAfter: 'link',
    } as const;
    expect(verdict([partner], shared)).toBeNull();
  });
});
