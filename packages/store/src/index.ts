export { asProduct, asUser, keepingUser } from './acting-user.ts';
export * from './create-database.ts';
export * from './database.ts';
export * from './embedded/embedded-postgres.ts';
export { webBudget, workerBudget } from './fair-pool.ts';
export { AdmissionRefused, fairQueue, type LaneBudget } from './fair-queue.ts';
export { isAlive } from './embedded/running-server.ts';
export * from './logins/database-roles.ts';
export * from './logins/login-faults.ts';
export * from './logins/settle-rights.ts';
export * from './master-key/master-key-state.ts';
export * from './master-key/reseal-loop.ts';
export { isSealedElsewhere, resealNext, type ResealOptions } from './master-key/reseal.ts';
export type { SealedColumn } from './master-key/sealed-column.ts';
export * from './migrate.ts';
export * from './migrations-folder.ts';
export { scopeKey } from './scope-key.ts';
export {
  asSharedWork,
  asWork,
  inLane,
  type CommitStep,
  type WorkContext,
  type WorkLane,
} from './work-context.ts';
