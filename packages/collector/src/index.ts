export { collect } from './collect.ts';
export type { CollectedPage, CollectOptions, RunEnd } from './collect-options.ts';
export { recordKey } from './record-key.ts';
export { createRequestBudget, type RequestBudget } from './request-budget.ts';
export type { StreamPosition } from './stream-position.ts';
export {
  sourceAccess,
  type RemediationOptions,
  type SourceAccess,
  type SourceAnswer,
} from './remediate.ts';
export type { Holder } from './read-holder.ts';
export { testConnection, type ConnectionTest } from './test-connection.ts';
export { createTokenCache, type TokenCache } from './token-cache.ts';
export { valueAt } from './path-value.ts';
export { boundedJson } from './unreadable.ts';
export { collectObjects } from './transports/objectstore/collect-objects.ts';
export { collectQueue } from './transports/queue/collect-queue.ts';
export type { ResolveHost } from './transports/resolve-host.ts';
export {
  startSyslogReceiver,
  type SyslogReceiver,
  type SyslogSource,
} from './transports/syslog/syslog-receiver.ts';
export { handshakeAnswer } from './transports/webhook/handshake-answer.ts';
export {
  verifyDelivery,
  verifyHead,
  type DeliveryVerdict,
} from './transports/webhook/verify-delivery.ts';
export { createS3Client, type S3Client } from './transports/objectstore/s3-client.ts';
export { collectSql } from './transports/sql/collect-sql.ts';
