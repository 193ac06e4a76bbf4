import type { DetectionFilter, DetectionListItem } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { triageText } from './triage.text.ts';

/** Selected detections: listed ones, or all that match a filter at a given time. */
export type Chosen =
  | { detectionIds: readonly string[]; asOf: string }
  | { filter: DetectionFilter; asOf: string };

/** Subject of a change: one detection, or many. */
export type Subject =
  | { kind: 'one'; detection: DetectionListItem }
  | { kind: 'many'; chosen: Chosen; count: number };

/** Name in a title, e.g. `DET-7` or `12 detections`. */
export function subjectName(subject: Subject): string {
  const text = textOf(triageText);
  return subject.kind === 'one'
    ? text.theDetection(subject.detection.number)
    : text.theDetections(subject.count);
}

/** In API form. */
export function chosenBody(chosen: Chosen) {
  return 'detectionIds' in chosen
    ? { detectionIds: [...chosen.detectionIds], asOf: chosen.asOf }
    : { filter: chosen.filter, asOf: chosen.asOf };
}
