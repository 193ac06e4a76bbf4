import { afterAll, beforeAll, expect, test } from 'vitest';
import { plansAbout, tenantWithMany, wholeReads } from '../../../testing/statement-plans.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { ruleEffect } from './rule-effect.ts';
import { ruleEffects } from './rule-figures.ts';

const NOW = Date.now();

let app: TestApp;
let tenantId: number;
beforeAll(async () => {
  app = await testApp();
  tenantId = await tenantWithMany(app, NOW - 60_000);
});
afterAll(() => app.close());

test('the effect of a rule reads no more detections than it may change', async () => {
  const plans = await plansAbout('FROM detection', app, tenantId, async (tx) => {
    await ruleEffects(tx, { tenantId, now: NOW }, ['00000000-0000-0000-0000-000000000001']);
    await ruleEffect(tx, tenantId, {
      subject: { kind: 'destination', value: 'Qwen' },
      verdict: 'sanctioned',
      audience: { kind: 'everyone', value: '' },
      now: NOW,
    });
  });
  expect(plans.length).toBeGreaterThan(1);
  expect(wholeReads(plans)).toEqual([]);
  expect(plans[0]).toContain('detection_by_trust_rule');
});
