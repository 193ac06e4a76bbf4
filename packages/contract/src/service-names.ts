import { DESTINATIONS, INTEGRATION_HOSTS, INTEGRATION_PROCESSES } from './destinations.data.ts';
import type { DestinationName, IntegrationName } from './enums.ts';

type ServiceName = DestinationName | IntegrationName;

const BY_HOST = new Map<string, ServiceName>([
  ...Object.entries(INTEGRATION_HOSTS),
  ...DESTINATIONS.flatMap(({ name, hosts }) => hosts.map((host) => [host, name] as const)),
]);
const BY_PROCESS = new Map<string, ServiceName>([
  ...Object.entries(INTEGRATION_PROCESSES),
  ...DESTINATIONS.flatMap(({ name, processes }) => processes.map((each) => [each, name] as const)),
]);

/** Regional and virtual-hosted addresses of S3: `bucket.s3.eu-west-1.amazonaws.com`. */
const S3_HOST = /^(?:.+\.)?s3[.-](?:dualstack\.)?(?:[a-z0-9-]+\.)?amazonaws\.com$/;

/**
 * The service that a host belongs to, among the destinations and integrations of the specification;
 * undefined for any other host. A name in the tables stands for its subdomains; the longest counts.
 */
export function serviceOfHost(host: string): ServiceName | undefined {
  let rest = host.toLowerCase().replace(/\.$/, '');
  if (rest.endsWith('-my.sharepoint.com')) return 'OneDrive';
  if (S3_HOST.test(rest)) return 'AWS S3';
  for (;;) {
    const name = BY_HOST.get(rest);
    if (name !== undefined) return name;
    const dot = rest.indexOf('.');
    if (dot === -1) return undefined;
    rest = rest.slice(dot + 1);
  }
}

/** The service that a program sends to, by its name with or without ending; undefined for any other. */
export function serviceOfProcess(process: string): ServiceName | undefined {
  return BY_PROCESS.get(process.toLowerCase().replace(/\.(exe|app)$/, ''));
}
