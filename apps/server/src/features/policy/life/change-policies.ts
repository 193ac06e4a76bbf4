import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import type { Actor } from './policy-actor.ts';

/** Works in one transaction of the caller; then the change takes effect in this process. */
export type ChangePolicies = <T>(
  caller: SessionCaller,
  work: (tx: Transaction, actor: Actor) => Promise<T>,
) => Promise<T>;

export function changePolicies({
  database,
  contexts,
  now,
}: Pick<Services, 'database' | 'contexts' | 'now'>): ChangePolicies {
  return async ({ tenantId, userId, userName }, work) => {
    const actor = { tenantId, userId, userName, now: now() };
    const done = await database.tenant(tenantId, (tx) => work(tx, actor));
    contexts.forget(tenantId);
    return done;
  };
}
