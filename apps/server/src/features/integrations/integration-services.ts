import type { Services } from '../../http/feature.ts';

/** Dependencies of the integration routes. */
export type IntegrationServices = Pick<
  Services,
  'config' | 'database' | 'keyFor' | 'outbound' | 'connectorOf' | 'log' | 'now'
>;

/** Purpose of the key that secrets of integrations are sealed with. @published */
export const SECRETS_PURPOSE = 'integration secrets';
