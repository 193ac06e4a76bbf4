import { ownValue } from '@waybill/contract';
import type { Config } from '../platform/config.ts';
import { regionBases } from '../platform/regions.ts';
import { hostedAddress } from '../features/identity/hosted-address.ts';

type Directives = Record<string, string[]>;

/** Default source of the flow component's pages and parts. */
const FLOW_HOSTS = [
  'https://static.descope.com',
  'https://static2.descope.com',
  'https://descopecdn.com',
  'https://cdn.jsdelivr.net',
];

const ONE_TAP = 'https://accounts.google.com/gsi/';

/**
 * No inline scripts or styles, nothing external, and DOM sinks accept trusted values only. Exceptions
 * are limited to other regions, an external provider, or a configured flow.
 */
export function contentPolicy(config: Config, projectId: string): Directives {
  const elsewhere = [
    ...Object.values(regionBases(config)).filter((base) => base !== ''),
    ...providerOrigins(config, projectId),
    ...config.identityOrigins,
  ];
  const policy: Directives = {
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(elsewhere)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  if (config.isOneTap) openOneTap(policy);
  if (config.loginFlowId === '' && !config.isOneTap) {
    return {
      ...policy,
      'require-trusted-types-for': ["'script'"],
      // Our code creates no such values, so no one else may either.
      'trusted-types': ["'none'"],
    };
  }
  if (config.loginFlowId === '') return policy;
  const flow = flowOrigins(config);
  for (const name of ['script-src', 'img-src', 'font-src', 'connect-src'] as const) {
    ownValue(policy, name)?.push(...flow);
  }
  // The component writes styles into its screens, and markup of its own making into the page.
  policy['style-src']?.push("'unsafe-inline'", ...flow);
  return policy;
}

/** As Google documents for its script; the client library adds the script element by its address. */
function openOneTap(policy: Directives): void {
  policy['script-src']?.push(`${ONE_TAP}client`);
  policy['style-src']?.push(`${ONE_TAP}style`);
  policy['connect-src']?.push(ONE_TAP);
  policy['frame-src'] = [ONE_TAP];
}

function providerOrigins(config: Config, projectId: string): string[] {
  if (config.descopeBaseUrl !== '') return [new URL(config.descopeBaseUrl).origin];
  return config.identityMode === 'hosted' ? [hostedAddress(projectId)] : [];
}

function flowOrigins({ descopeStaticUrl, descopeCdnUrl, identityMode }: Config): string[] {
  const given = [descopeStaticUrl, descopeCdnUrl].filter((url) => url !== '');
  const origins = given.map((url) => new URL(url).origin);
  const isAllGiven = given.length === 2 || identityMode === 'embedded';
  return [...new Set(isAllGiven ? origins : [...origins, ...FLOW_HOSTS])];
}
