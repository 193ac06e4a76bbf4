import { Readable } from 'node:stream';
import type { policyTrialRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import type { Handlers } from '../../http/implement.ts';
import { previewContent } from './backtest/preview-content.ts';
import { readBacktest, readBacktests } from './backtest/stored-backtests.ts';
import { contentFaults } from './evaluation/check-content.ts';
import { readKnownValues } from './evaluation/known-values.ts';
import { changePolicies } from './life/change-policies.ts';
import { policyAnalysis } from './policy-analysis.ts';
import { checkContent, readText } from './policy-check.ts';
import { exportPolicies, importPolicies } from './exchange/policy-exchange.ts';
import { POLICY_TEMPLATES } from './policy-templates.data.ts';
import { policyFileReader } from './exchange/policy-file-reader.ts';
import { readView } from './policy-view.ts';
import { readSentence } from './read-sentence.ts';
import { streamBacktest } from './stream-backtest.ts';

export function policyTrialHandlers(services: Services): Handlers<typeof policyTrialRoutes> {
  const { database, now } = services;
  const change = changePolicies(services);
  const analyse = policyAnalysis(database);
  const files = policyFileReader();
  return {
    '/v1/policies/check': {
      POST: ({ body: { content }, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => checkContent(tx, { tenantId, content, now: now() })),
    },
    '/v1/policies/sentence': {
      POST: ({ body, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => readSentence(tx, tenantId, body)),
    },
    '/v1/policies/parse': { POST: async ({ body }) => readText(body.text) },
    '/v1/policies/preview': {
      POST: ({ body: { content, ruleId, days }, caller: { tenantId } }) =>
        database.snapshot(tenantId, async (tx) => {
          const known = await readKnownValues(tx, tenantId);
          const rules = content.rules.filter(({ id }) => ruleId === undefined || id === ruleId);
          const asked = {
            tenantId,
            content: { ...content, rules },
            days,
            lists: known.lists,
            now: now(),
          };
          return {
            faults: contentFaults(content, known),
            ...(await previewContent(tx, asked)),
            asOf: new Date(asked.now).toISOString(),
          };
        }),
    },
    '/v1/policies/backtest': {
      POST: async ({ body, caller }) => ({
        contentType: 'application/x-ndjson; charset=utf-8',
        fileName: 'backtest.jsonl',
        body: await streamBacktest(services, body, caller),
      }),
    },
    '/v1/policies/{policyKey}/backtests': {
      GET: ({ params, caller: { tenantId } }) =>
        database.snapshot(tenantId, async (tx) => {
          await readView(tx, tenantId, params.policyKey);
          return { items: await readBacktests(tx, { tenantId, ...params, now: now() }) };
        }),
    },
    '/v1/policies/{policyKey}/backtests/{backtestId}': {
      GET: ({ params, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => readBacktest(tx, { tenantId, ...params, now: now() })),
    },
    '/v1/policies/export': {
      GET: async ({ query, caller: { tenantId } }) => {
        const keys = query.keys?.split(',').filter(Boolean) ?? null;
        const yaml = await database.snapshot(tenantId, (tx) => exportPolicies(tx, tenantId, keys));
        return {
          contentType: 'application/yaml; charset=utf-8',
          fileName: `policies-${new Date(now()).toISOString().slice(0, 10)}.yaml`,
          body: Readable.from([yaml]),
        };
      },
    },
    '/v1/policies/import': {
      POST: async ({ body, caller }) => {
        // Before the transaction: it is slow, and waits for its turn.
        const read = await files.read(caller, body.yaml);
        if ('fault' in read) return { isApplied: false, fault: read.fault, items: [] };
        const { file } = read;
        return change(caller, (tx, actor) => {
          const mayEnforce = caller.permissions.has('policy:enforce');
          return importPolicies(tx, { file, dryRun: body.dryRun }, { ...actor, mayEnforce });
        });
      },
    },
    '/v1/policies/analysis': {
      GET: ({ caller: { tenantId } }) => analyse(tenantId, now()),
    },
    '/v1/policies/templates': {
      GET: async () => ({ items: [...POLICY_TEMPLATES] }),
    },
  };
}
