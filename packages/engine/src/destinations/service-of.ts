import type { Place } from '@waybill/contract';
import { SERVICES, type ServiceKind, type ServiceTenancy } from './services.data.ts';

/** A service of the catalogue. */
export interface Service {
  name: string;
  kind: ServiceKind;
  tenancy: ServiceTenancy;
}

const BY_HOST = new Map<string, Service>();
const BY_NAME = new Map<string, Service>();
for (const [kind, tenancy, name, hosts] of SERVICES) {
  const service = { name, kind, tenancy };
  for (const host of hosts.split(' ')) BY_HOST.set(host, service);
  BY_NAME.set(name.toLowerCase(), service);
}

/** Names of the specification that represent no single service of the catalogue. */
const KIND_OF_NAME: ReadonlyMap<string, Service> = new Map([
  ['messages', { name: 'Messages', kind: 'messenger', tenancy: 'none' }],
  ['pastebin', { name: 'pastebin', kind: 'paste', tenancy: 'none' }],
]);

/** Names of all services, without duplicates. */
export const SERVICE_NAMES: readonly string[] = [
  ...new Set([
    ...SERVICES.map(([, , name]) => name),
    ...[...KIND_OF_NAME.values()].map(({ name }) => name),
  ]),
];

/**
 * The service of a place, by its host, else by its name. Undefined for devices, people and hosts that
 * the catalogue does not know.
 */
export function serviceOf({ kind, host, name }: Pick<Place, 'kind' | 'host' | 'name'>) {
  if (kind !== 'app' && kind !== 'host' && kind !== 'internet') return undefined;
  const byHost = serviceOfDomain(host);
  // A host that the catalogue does not know is named on its own.
  if (byHost !== undefined || kind === 'host') return byHost;
  const known = name.toLowerCase();
  return KIND_OF_NAME.get(known) ?? BY_NAME.get(known) ?? serviceOfDomain(name);
}

/** The service of a host name or one of its parents; the longest match wins. */
export function serviceOfDomain(host: string | null): Service | undefined {
  let rest = host?.toLowerCase().replace(/\.$/, '') ?? '';
  while (rest !== '') {
    const known = BY_HOST.get(rest);
    if (known !== undefined) return known;
    const dot = rest.indexOf('.');
    rest = dot === -1 ? '' : rest.slice(dot + 1);
  }
  return undefined;
}

/** Services that people use with private accounts: outside unless a company account is proven. */
const CONSUMER: ReadonlySet<ServiceKind> = new Set([
  'ai',
  'storage',
  'transfer',
  'webmail',
  'messenger',
  'paste',
  'social',
  'notes',
  'tools',
  'remote',
]);

export function isConsumerService({ kind }: Service): boolean {
  return CONSUMER.has(kind);
}
