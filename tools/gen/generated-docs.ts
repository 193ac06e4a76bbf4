import { clientDoc } from './client/client-doc.ts';
import { configDocs } from './config-docs.ts';
import { destinationsDoc } from './destinations-doc.ts';
import { policiesDoc } from './policies-doc.ts';
import { policyFieldsDoc } from './policy-fields-doc.ts';
import { errorsDoc } from './errors-doc.ts';
import { checksumsDoc } from './migration-checksums.ts';
import { openApiDoc } from './openapi/openapi-doc.ts';
import { ROOT } from '../repository/root.ts';
import type { GeneratedFile } from './write-if-changed.ts';

/** The committed documents that are written from code; a test asserts that they are up to date. */
export function generatedDocs(): GeneratedFile[] {
  return [
    destinationsDoc(),
    errorsDoc(),
    openApiDoc(),
    clientDoc(),
    policiesDoc(),
    policyFieldsDoc(),
    checksumsDoc(ROOT),
    ...configDocs(),
  ];
}
