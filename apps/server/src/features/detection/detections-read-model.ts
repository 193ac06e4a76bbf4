/** Published to other features: the definition of the filter, and pages of detections. */
export {
  facetConditions,
  filterSql,
  hourOfWeek,
  likeLiteral,
  ownFilter,
  searchWords,
} from './detection-filter.ts';
export {
  EVIDENCE_COLUMNS,
  evidenceOf,
  type Evidence,
  type EvidenceRow,
} from './detection-evidence.ts';
export { detectionDetail, findDetection } from './detection-detail.ts';
export { detectionItem, ITEM_COLUMNS, ITEM_SOURCE, type DetectionRow } from './detection-item.ts';
export { detectionTitle, TITLE_COLUMNS, type TitleRow } from './detection-title.ts';
export { hiddenDetections } from './hidden-detections.ts';
export { bucketWidth } from './histogram-buckets.ts';
export { detectionPage } from './detection-list.ts';
export { instantOf } from './relative-time.ts';
export { zoneOfFilter } from './zone-of-filter.ts';
export { openByFlow, type OpenOfFlow } from './open-by-flow.ts';
export { readSnapshot } from './read-snapshot.ts';
