import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BUNDLED_BINARIES } from './bundled-binaries.data.ts';
import type { LockedPackage } from './locked-packages.ts';

const MOST_BYTES = 64 * 1024 * 1024;

const Component = z.looseObject({
  'bom-ref': z.string(),
  type: z.string(),
  name: z.string(),
  version: z.string().optional(),
  purl: z.string().optional(),
});

/** The parts of a CycloneDX 1.5 document that are read or changed here; the rest is kept as it is. */
export const BillOfMaterials = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  metadata: z.looseObject({ component: Component }),
  components: z.array(Component),
});
export type BillOfMaterials = z.infer<typeof BillOfMaterials>;

/**
 * Software bill of materials: what npm says about the lock file, with the Node that comes along and the
 * compiled code inside packages, which no lock file names.
 */
export async function billOfMaterials(
  root: string,
  runtime: readonly LockedPackage[],
): Promise<BillOfMaterials> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--sbom-type', 'application'],
    { cwd: root, maxBuffer: MOST_BYTES },
  );
  const bill = BillOfMaterials.parse(JSON.parse(stdout));
  const { component } = bill.metadata;
  return {
    ...bill,
    // npm names the root after its folder.
    metadata: { ...bill.metadata, component: { ...component, name: 'waybill' } },
    components: [...bill.components, ...runtime.map(nodeComponent), ...binaryComponents()],
  };
}

function nodeComponent({ name, version, licence, integrity }: LockedPackage) {
  const purl = `pkg:npm/${name}@${version}`;
  const digest = Buffer.from((integrity ?? '').replace(/^sha512-/, ''), 'base64').toString('hex');
  return {
    'bom-ref': purl,
    type: 'platform',
    name,
    version,
    purl,
    hashes: [{ alg: 'SHA-512', content: digest }],
    licenses: [{ expression: licence }],
  };
}

function binaryComponents() {
  return BUNDLED_BINARIES.map(({ name, version, licence, package: from, origin, warning }) => ({
    'bom-ref': `binary:${from}:${name}`,
    type: 'library',
    name,
    ...(version === null ? {} : { version }),
    licenses: [{ license: { name: licence } }],
    properties: [
      { name: 'waybill:package', value: from },
      { name: 'waybill:origin', value: origin },
      ...(warning === undefined ? [] : [{ name: 'waybill:warning', value: warning }]),
    ],
  }));
}
