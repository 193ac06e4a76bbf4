import { BUNDLED_BINARIES, type BundledBinary } from './bundled-binaries.data.ts';
import type { LockedPackage } from './locked-packages.ts';

/** Licences that ask for a notice and no more, so that any package may have them. */
const NOTICE_ONLY = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Public domain',
  'Unicode-DFS-2016',
  'Zlib',
];

/** Licences that ask for more, with the reason why they are permitted here. */
const WITH_REASON: Readonly<Record<string, string>> = {
  'MPL-2.0': 'Used unchanged. The licence covers its own files, whose source its makers publish.',
  'OFL-1.1': 'Typefaces, delivered unchanged and not sold by themselves.',
  OpenSSL: 'Part of the bundled PostgreSQL, unchanged. Asks for an acknowledgement, which this is.',
  'Python-2.0': 'A notice-only licence; the package is a port of code of Python.',
};

const PERMITTED = new Set([...NOTICE_ONLY, ...Object.keys(WITH_REASON)]);

/** Whether a licence is permitted: each part of an `AND`, one part of an `OR`. */
export function isPermitted(licence: string): boolean {
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((one) => PERMITTED.has(one.trim())));
}

/** What has a licence that no one has permitted, as `name version: licence`. */
export function refusedLicences(
  packages: readonly LockedPackage[],
  binaries: readonly BundledBinary[] = BUNDLED_BINARIES,
): string[] {
  return [...packages, ...binaries]
    .filter(({ licence }) => !isPermitted(licence))
    .map(({ name, version, licence }) => `${name} ${version ?? ''}: ${licence || 'no licence'}`);
}

/** The report as Markdown: licences, then packages, then compiled code. */
export function licenceReport(packages: readonly LockedPackage[]): string {
  const unique = [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).values()];
  const licences = [...new Set(unique.map(({ licence }) => licence))].toSorted();
  const counted = licences.map((licence) => {
    const count = unique.filter((one) => one.licence === licence).length;
    return `| ${licence} | ${count} | ${WITH_REASON[licence] ?? ''} |`;
  });
  const rows = unique
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(
      ({ name, version, licence, isDevelopment }) =>
        `| ${name} | ${version} | ${licence} | ${isDevelopment ? 'development' : 'product'} |`,
    );
  const binaries = BUNDLED_BINARIES.map(
    ({ name, version, licence, origin, warning }) =>
      `| ${name} | ${version ?? ''} | ${licence} | ${origin} | ${warning ?? ''} |`,
  );
  return [
    '# Licences of what Waybill is made of\n',
    '| Licence | Packages | Why it is permitted, where it asks for more than a notice |\n| --- | --- | --- |',
    ...counted,
    '\n## Packages\n\n| Package | Version | Licence | Used for |\n| --- | --- | --- | --- |',
    ...rows,
    '\n## Compiled code\n\n| Name | Version | Licence | Origin | Warning |\n| --- | --- | --- | --- | --- |',
    ...binaries,
    '',
  ].join('\n');
}
