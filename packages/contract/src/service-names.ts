import { DESTINATIONS } from './destinations.data.ts';
import { SOURCES } from './sources.ts';

const BY_HOST = new Map<string, string>([
  ...SOURCES.flatMap(({ name, domains }) => domains.map((host) => [host, name] as const)),
  ...DESTINATIONS.flatMap(({ name, hosts }) => hosts.map((host) => [host, name] as const)),
]);
const BY_PROCESS = new Map<string, string>([
  ...SOURCES.flatMap(({ name, programs }) => programs.map((each) => [each, name] as const)),
  ...DESTINATIONS.flatMap(({ name, processes }) => processes.map((each) => [each, name] as const)),
]);

/** Regional and virtual-hosted addresses of S3: `bucket.s3.eu-west-1.amazonaws.com`. */
const S3_HOST = /^(?:.+\.)?s3[.-](?:dualstack\.)?(?:[a-z0-9-]+\.)?amazonaws\.com$/;

/**
 * The service that a host belongs to, among the destinations of the specification and the registered sources;
 * undefined for any other host. A name in the tables represents its subdomains; the longest counts.
 */
export function serviceOfHost(host: string): string | undefined {
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
export function serviceOfProcess(process: string): string | undefined {
  return BY_PROCESS.get(process.toLowerCase().replace(/\.(exe|app)$/, ''));
}
