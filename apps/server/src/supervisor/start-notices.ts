import type { Config } from '../platform/config.ts';
import { isLoopbackHost } from '../platform/loopback.ts';

/** Notices about the configuration for the person who starts an installation. */
export function startNotices(
  config: Pick<Config, 'tlsCertFile' | 'host' | 'isIdentityDevelopment'>,
): string[] {
  const notices: string[] = [];
  if (config.tlsCertFile === '' && isLoopbackHost(config.host)) {
    notices.push('Plain http: reachable from this machine only');
  }
  if (config.isIdentityDevelopment) {
    notices.push(
      'Warning: WAYBILL_IDENTITY_DEV is on. Test users and captured messages are served. Do not use real accounts.',
    );
  }
  return notices;
}
