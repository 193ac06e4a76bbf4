import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordOf, textAt } from '../kit/field.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { truth } from '../kit/number.ts';
import { lowerText } from '../kit/text.ts';

/** Settings of a storage account or its services, their weak value, and the protection it removes. */
const SETTINGS = [
  ['supportsHttpsTrafficOnly', false, 'encryption'],
  ['allowSharedKeyAccess', true, 'sign-in'],
  ['isVersioningEnabled', false, 'versions'],
  ['deleteRetentionPolicy.enabled', false, 'versions'],
  ['containerDeleteRetentionPolicy.enabled', false, 'versions'],
] as const;

/**
 * Protection removed by a change of a storage account: `encryption`, `sign-in` or `versions`; null:
 * none. Creating an account removes nothing.
 */
export function weakenedBy(record: VendorRecord): string | null {
  const operation = lowerText(textAt(record, 'operationName.value', 'operationName')) ?? '';
  if (!/^microsoft\.storage\/storageaccounts\b.*\/write$/.test(operation)) return null;
  const body = recordOf(structured(textAt(record, 'properties.requestbody')));
  if (textAt(body, 'location') !== null) return null;
  const found = SETTINGS.find(([name, weak]) => truth(field(body, `properties.${name}`)) === weak);
  return found?.[2] ?? null;
}
