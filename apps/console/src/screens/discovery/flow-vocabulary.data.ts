import type {
  FlowDataClass,
  FlowScope,
  FlowReviewState,
  FlowWeight,
  LineageObject,
} from '@waybill/contract';

/** The closed vocabularies of flows; those of the contract would bring its validator along. */

/** Contents of the map: one scope, everything with both ends, or all events. */
export const SCOPE_CHOICES = [
  'external',
  'internal',
  'all',
  'no_destination',
  'no_origin',
  'every',
] as const;
export type ScopeChoice = (typeof SCOPE_CHOICES)[number];

export const SCOPES_OF: Readonly<Record<ScopeChoice, readonly FlowScope[] | undefined>> = {
  external: ['external'],
  internal: ['internal'],
  all: ['external', 'internal'],
  no_destination: ['no_destination'],
  no_origin: ['no_origin'],
  every: undefined,
};

/** Rankings of flows; `risk`: the highest open detection, then sensitive events. */
export const FLOW_SORTS = ['risk', 'sensitive', 'events', 'bytes', 'people', 'objects'] as const;
export type FlowSort = (typeof FLOW_SORTS)[number];

/** Filters of the drawn and listed flows. */
export const FLOW_MARKS = ['new', 'unreviewed'] as const;
export type FlowMark = (typeof FLOW_MARKS)[number];

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

/** From the narrowest to the widest group of readers; `none`: unknown. */
export const EXPOSURES = [
  'private',
  'internal',
  'external',
  'link',
  'public',
  'none',
] as const satisfies readonly (NonNullable<LineageObject['exposure']> | 'none')[];
export type Exposure = (typeof EXPOSURES)[number];
