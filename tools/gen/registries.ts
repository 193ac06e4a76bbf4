import { generateConnectorRegistry } from './connectors-registry.ts';
import { registryFile, type Registry } from './registry.ts';
import { sourceRegistries } from './sources-registry.ts';
import { writeIfChanged } from './write-if-changed.ts';

const ENGINE = 'packages/engine/src';
const IDENTITY = 'packages/identity/src';
const SERVER = 'apps/server/src';
const SAMPLE = `${SERVER}/features/sample-data/generator`;

/** Every registry but those of connectors and sources, which have generators of their own. */
export const REGISTRIES: readonly Registry[] = [
  {
    file: `${ENGINE}/policy/builtin.gen.ts`,
    constant: 'BUILTIN_POLICIES',
    pattern: 'builtin/*.ts',
    exportName: 'policy',
    type: { name: 'BuiltinPolicy', from: 'define-builtin-policy.ts' },
  },
  {
    file: `${ENGINE}/policy/fields.gen.ts`,
    constant: 'FIELD_GROUPS',
    pattern: 'fields/*.ts',
    exportName: 'fields',
    type: { name: 'FieldGroup', from: 'field.ts' },
  },
  {
    file: `${ENGINE}/detectors.gen.ts`,
    constant: 'DETECTORS',
    pattern: 'detectors/*.ts',
    exportName: 'detector',
    type: { name: 'Detector', from: 'detectors/define-detector.ts' },
  },
  {
    file: `${ENGINE}/classifiers.gen.ts`,
    constant: 'CLASSIFIER_FILES',
    pattern: 'classifiers/*/*.ts',
    exportName: 'classifier',
    type: { name: 'Classifier', from: 'classifiers/define-classifier.ts' },
  },
  {
    file: `${ENGINE}/secret-tables.gen.ts`,
    constant: 'SECRET_TABLES',
    pattern: 'classifiers/secrets/rows/*.data.ts',
    exportName: 'secrets',
    type: { name: 'SecretTable', from: 'classifiers/secret-row.ts' },
  },
  {
    file: `${IDENTITY}/endpoints.gen.ts`,
    constant: 'ENDPOINT_GROUPS',
    pattern: '**/*-endpoints.ts',
    exportName: 'endpoints',
    type: { name: 'EndpointGroup', from: 'wire/endpoint.ts' },
  },
  {
    file: `${IDENTITY}/conformance.gen.ts`,
    constant: 'CONFORMANCE_CASES',
    pattern: 'conformance/*-cases.ts',
    exportName: 'cases',
    type: { name: 'ConformanceCases', from: 'conformance/conformance-case.ts' },
  },
  {
    file: `${IDENTITY}/flows.gen.ts`,
    constant: 'FLOWS',
    pattern: 'flow/flows/*.ts',
    exportName: 'flow',
    type: { name: 'Flow', from: 'flow/flow.ts' },
  },
  {
    file: `${SERVER}/features.gen.ts`,
    constant: 'FEATURES',
    pattern: 'features/**/feature.ts',
    exportName: 'feature',
    type: { name: 'Feature', from: 'http/feature.ts' },
  },
  {
    file: `${SERVER}/jobs.gen.ts`,
    constant: 'JOBS',
    pattern: 'features/**/*-job.ts',
    exportName: 'job',
    type: { name: 'Job', from: 'jobs/job.ts' },
  },
  {
    file: `${SAMPLE}/stories.gen.ts`,
    constant: 'STORIES',
    pattern: 'stories/*.ts',
    exportName: 'story',
    type: { name: 'Story', from: 'stories/story.ts' },
  },
];

/** Writes every registry whose list has changed; names of the files that were written. */
export async function generateRegistries(root: string): Promise<string[]> {
  const connectors = await generateConnectorRegistry(root);
  const sources = sourceRegistries(root).flatMap((generated) =>
    writeIfChanged(root, generated) ? [generated.file] : [],
  );
  const others = REGISTRIES.flatMap((registry) => {
    const generated = registryFile(root, registry);
    return generated && writeIfChanged(root, generated) ? [generated.file] : [];
  });
  return [...connectors, ...sources, ...others];
}
