import type { StoredClassification } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { detectionDataText } from './detection-data.text.ts';

/** Name of a content; pasted or sent content often has none. */
export function contentName({ object }: StoredClassification): string {
  return object.name ?? (object.key || textOf(detectionDataText).unnamed);
}
