import type { Services } from '../../http/feature.ts';

/** What the routes of integrations are built from. */
export type IntegrationServices = Pick<
  Services,
  'config' | 'database' | 'keyFor' | 'outbound' | 'connectorOf' | 'log' | 'now'
>;

/** Purpose of the key that secrets of integrations are sealed with. @published */
export const SECRETS_PURPOSE = 'integration secrets';
