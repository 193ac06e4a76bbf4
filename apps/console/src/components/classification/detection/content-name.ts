import type { StoredClassification } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { detectionDataText } from './detection-data.text.ts';

/** What a content is called; what is pasted or sent often has no name. */
export function contentName({ object }: StoredClassification): string {
  return object.name ?? (object.key || textOf(detectionDataText).unnamed);
}
