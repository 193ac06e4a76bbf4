import type { Condition, PolicyContent, PolicyRule } from '@waybill/contract';
import {
  BLANK_CONTENT,
  ruleWith,
} from '../../../apps/server/src/features/policy/evaluation/policy-content.ts';
import { z } from 'zod';
import { numberOf, textOf, type ApiClient } from './api-client.ts';

const PUBLIC_SHARE: Condition = {
  all: [
    { f: 'visibility.after', op: 'eq', v: 'public' },
    { f: 'source', op: 'eq', v: 'Google Drive' },
  ],
};

/** What a rule needs that asks people. */
const ASKING: PolicyRule['response'] = {
  messages: { en: 'Please do not', de: 'Bitte nicht' },
  justification: 'required',
  overrideKinds: ['business_need'],
  ttlMinutes: 60,
  remediation: [],
};

/** A complete policy with one rule. */
function ownContent(
  name: string,
  rule: Partial<PolicyRule> = {},
  more: Partial<PolicyContent> = {},
): PolicyContent {
  const main = ruleWith({
    id: 'main',
    name,
    title: name,
    severity: 'HIGH',
    condition: PUBLIC_SHARE,
    groupBy: ['actor'],
    ...rule,
  });
  return { ...BLANK_CONTENT, name, rules: [main], ...more };
}

/** Steps of policies, as a person takes them one at a time. */
function policySteps(author: ApiClient) {
  const revOf = async (key: string): Promise<number> =>
    numberOf(await author.call('GET', `/v1/policies/${key}`), 'rev');
  const steps = {
    async draft(content: PolicyContent): Promise<string> {
      const key = textOf(await author.call('POST', '/v1/policies', { content }), 'policyKey');
      await author.call('POST', '/v1/policies/backtest', { policyKey: key });
      return key;
    },
    async move(key: string, to: string, more: object = {}): Promise<void> {
      const rev = await revOf(key);
      await author.call('POST', `/v1/policies/${key}/transitions`, { rev, to, ...more });
    },
    async edit(key: string, content: PolicyContent): Promise<void> {
      await author.call('PATCH', `/v1/policies/${key}`, { rev: await revOf(key), content });
      await author.call('POST', '/v1/policies/backtest', { policyKey: key });
    },
    /** In use and raising detections at once. */
    async alerting(content: PolicyContent): Promise<string> {
      const key = await steps.draft(content);
      await steps.move(key, 'simulate');
      await steps.move(key, 'alert', { reason: 'Fixture', waivers: ['simulated_or_backtested'] });
      return key;
    },
    revOf,
  };
  return steps;
}

/** The policy that the day to replay is judged by, beside those that come with the product. */
export async function makeReplayPolicy(author: ApiClient): Promise<void> {
  await policySteps(author).alerting(ownContent('Own: opened to the public'));
}

const Content = z.looseObject({
  content: z.looseObject({ rules: z.array(z.looseObject({ id: z.string() })) }),
});

/** An exception of a built-in policy: of those, nothing else can be changed. */
async function exceptBuiltIn(author: ApiClient, key: string): Promise<void> {
  const detail = await author.call('GET', `/v1/policies/${key}`);
  const { content } = Content.parse(detail);
  const exception = {
    id: 'fixture',
    condition: { f: 'actor.email', op: 'eq', v: 'press@aurora.example' },
    reason: 'The press team publishes',
    ownerId: null,
    expiresAt: '2031-01-01T00:00:00.000Z',
  };
  const rules = content.rules.map((rule) => ({ ...rule, exceptions: [exception] }));
  await author.call('PATCH', `/v1/policies/${key}`, {
    rev: numberOf(detail, 'rev'),
    content: { ...content, rules },
  });
}

const Pending = z.object({ pending: z.object({ version: z.number(), requestedAt: z.string() }) });

/** A second person agrees to the step that waits. */
async function approve(author: ApiClient, second: ApiClient, key: string): Promise<void> {
  const { pending } = Pending.parse(await author.call('GET', `/v1/policies/${key}`));
  await second.call('POST', `/v1/policies/${key}/approvals`, {
    ...pending,
    decision: 'approved',
    reason: 'Agreed',
  });
}

/** Policies in every state that people bring them into, and a list. @returns their keys. */
export async function makePolicies(
  author: ApiClient,
  second: ApiClient,
): Promise<Record<string, string>> {
  const { draft, move, edit, alerting, revOf } = policySteps(author);
  await author.call('PUT', '/v1/policies/lists/partners', {
    rev: 0,
    name: 'Partners',
    description: 'Domains of partners',
    entries: ['partner.example', 'supplier.example'],
  });
  const keys = {
    draft: await draft(ownContent('Own: a draft', { severity: 'LOW' })),
    simulated: await draft(ownContent('Own: simulated', { severity: 'LOW' })),
    alerting: await alerting(
      ownContent('Own: opened to the public', {
        exceptions: [
          {
            id: 'partners',
            condition: { f: 'outsideDomains', op: 'inList', v: 'partners' },
            reason: 'Partners may see it',
            ownerId: null,
            expiresAt: null,
          },
        ],
      }),
    ),
    edited: await alerting(ownContent('Own: edited twice')),
    paused: await alerting(ownContent('Own: paused')),
    retired: await alerting(ownContent('Own: retired')),
    pending: await alerting(ownContent('Own: asks for a second person', { response: ASKING })),
    warned: await alerting(ownContent('Own: asks people', { response: ASKING })),
    emergency: await alerting(ownContent('Own: blocks at once', { response: ASKING })),
    rolledBack: await alerting(ownContent('Own: rolled back')),
    counted: await alerting(
      ownContent('Own: counted over a day', {
        severity: 'MEDIUM',
        condition: { f: 'action', op: 'eq', v: 'Download' },
        threshold: {
          metric: 'objects',
          threshold: 3,
          windowMs: 86_400_000,
          episodeGapMs: 3_600_000,
          groupBy: ['actor'],
        },
      }),
    ),
  };
  await move(keys.simulated, 'simulate');
  await edit(keys.edited, ownContent('Own: edited twice', { severity: 'MEDIUM' }));
  await move(keys.edited, 'activate');
  await edit(keys.edited, ownContent('Own: edited twice', { severity: 'LOW' }));
  await move(keys.paused, 'paused', { reason: 'Too many' });
  await author.call('DELETE', `/v1/policies/${keys.retired}`);
  await edit(keys.rolledBack, ownContent('Own: rolled back', { severity: 'LOW' }));
  await move(keys.rolledBack, 'activate');
  await author.call('POST', `/v1/policies/${keys.rolledBack}/rollback`, {
    rev: await revOf(keys.rolledBack),
    version: 1,
    reason: 'The first was better',
  });
  await move(keys.pending, 'warn', { reason: 'Ask people', waivers: ['labels', 'precision'] });
  await move(keys.warned, 'warn', { reason: 'Ask people', waivers: ['labels', 'precision'] });
  await approve(author, second, keys.warned);
  await move(keys.emergency, 'block', { reason: 'It leaks', isEmergency: true });
  await exceptBuiltIn(author, 'opened-to-public');
  await move('shared-beyond-domain', 'paused', { reason: 'Shared on purpose' });
  await second.call('POST', '/v1/policies/order', {
    items: [{ policyKey: keys.alerting, priority: 10 }],
  });
  return keys;
}
