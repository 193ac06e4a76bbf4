import type { FlowDataClass, FlowReviewState, FlowWeight, LineageObject } from '@waybill/contract';

/** The closed vocabularies of flows; those of the contract would bring its validator along. */

export const FLOW_WEIGHTS = [
  'events',
  'bytes',
  'sensitive',
  'people',
  'objects',
  'risk',
] as const satisfies readonly FlowWeight[];

export const FLOW_LEVELS = ['group', 'place'] as const;

export const FLOW_DATA_CLASSES = [
  'personal',
  'financial',
  'health',
  'secret',
  'source',
  'business',
  'government',
  'nothing',
  'unread',
] as const satisfies readonly FlowDataClass[];

export const FLOW_REVIEW_STATES = [
  'unreviewed',
  'sanctioned',
  'watch',
  'forbidden',
  'expired',
] as const satisfies readonly FlowReviewState[];

export type FlowReviewDecision = Exclude<FlowReviewState, 'expired'>;

/** From the narrowest to the widest circle that can read an object; `none`: not known. */
export const EXPOSURES = [
  'private',
  'internal',
  'external',
  'link',
  'public',
  'none',
] as const satisfies readonly (NonNullable<LineageObject['exposure']> | 'none')[];
export type Exposure = (typeof EXPOSURES)[number];
