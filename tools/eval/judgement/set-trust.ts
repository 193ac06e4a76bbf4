import { PERMISSIONS, trustRuleRoutes } from '@waybill/contract';
import { trustRuleRouteHandlers } from '../../../apps/server/src/features/trust/trust-rules-routes.ts';
import type { HandlerInput } from '../../../apps/server/src/http/implement.ts';
import type { Product } from '../insider/product.ts';
import type { JudgementCase } from './judgement-case.ts';

const PATH = '/v1/trust-rules';
type Create = (typeof trustRuleRoutes)[typeof PATH]['POST'];

/** Makes the trust rules of a case through the route that the console uses, with its checks of body and answer. */
export async function setTrust(
  { database }: Product,
  tenantId: number,
  { sanctioned, forbidden }: JudgementCase['tenant'],
): Promise<void> {
  const { POST: definition } = trustRuleRoutes[PATH];
  // The route processes on its own what a job would take up after a crash.
  const jobs = { enqueue: () => Promise.resolve() };
  const route = trustRuleRouteHandlers({ database, jobs, now: Date.now }).find(
    ({ path, method }) => path === PATH && method === 'POST',
  );
  if (!route) throw new Error(`${PATH} is not bound`);
  const wanted = [
    ...sanctioned.map((subject) => ({ subject, verdict: 'sanctioned' })),
    ...forbidden.map((subject) => ({ subject, verdict: 'forbidden' })),
  ];
  for (const { subject, verdict } of wanted) {
    const body = definition.body.parse({ subject, verdict, reason: 'Judgement case' });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the request’s own members are not read by this route
    const input = { body, caller: callerOf(tenantId) } as HandlerInput<Create>;
    definition.response.parse(await route.handler(input));
  }
}

function callerOf(tenantId: number): Partial<HandlerInput<Create>['caller']> {
  return { tenantId, userId: 'eval', userName: 'Eval', permissions: new Set(PERMISSIONS) };
}
