import { z } from 'zod';
import {
  ACTIONS,
  ALL_VERDICT_REASONS,
  DETECTION_ORIGINS,
  DETECTION_STATUSES,
  DETECTION_TYPES,
  DIRECTIONS,
  EVENT_CATEGORIES,
  FEATURE_FLAGS,
  MOST_SOURCE_NAME,
  PLACE_KINDS,
  REGIONS,
  SEVERITIES,
  SUBSTATUSES,
  TRISTATES,
  VERDICTS,
  VISIBILITIES,
} from './enums.ts';

import { ROLE_NAMES } from './roles.ts';

/** Schemas of values that many routes share. */
export const IsoTime = z.iso.datetime({ offset: true }).describe('Instant, ISO 8601');
/**
 * Where a page ended. As long as the longest name that a list is sorted by makes it, and short enough for
 * the head of a request.
 */
export const CursorValue = z.string().max(12_000);
/** A revision as the database counts it. */
export const Revision = z.int32();
export const Tristate = z.enum(TRISTATES);
export const SeverityValue = z.enum(SEVERITIES);
export const CategoryValue = z.enum(EVENT_CATEGORIES);
export const DetectionOriginValue = z.enum(DETECTION_ORIGINS);
export const DetectionTypeValue = z.enum(DETECTION_TYPES);
export const DetectionStatusValue = z.enum(DETECTION_STATUSES);
export const SubstatusValue = z.enum(SUBSTATUSES).describe('Status over time; computed');
export const VerdictValue = z.enum(VERDICTS);
export const VerdictReasonValue = z.enum(ALL_VERDICT_REASONS);
export const IntegrationNameValue = z
  .string()
  .max(MOST_SOURCE_NAME)
  .describe('Source ID; see `GET /v1/sources`');
export const ActionValue = z.enum(ACTIONS).exclude(['ANY']);
export const EventDirectionValue = z.enum(DIRECTIONS).exclude(['all']);
export const VisibilityValue = z.enum(VISIBILITIES);
export const RegionValue = z.enum(REGIONS);
export const FeatureFlags = z
  .partialRecord(z.enum(FEATURE_FLAGS), z.boolean())
  .describe('Feature flags; a missing one is off');

export const SettledPlaceValue = z.object({
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  host: z.string().nullable(),
  container: z.string().nullable(),
  account: z.string().nullable(),
  managed: Tristate,
  outside: Tristate,
});

export const Empty = z.object({});

/** How much the reader does not see. One read model fills it wherever it is answered. */
export const HiddenCount = z
  .number()
  .int()
  .describe('Detections in restricted cases the reader cannot see; unaffected by filters');

/** A role by its key: the name of a built-in one, or `custom:<id>`. */
export const RoleKey = z.union([
  z.enum(ROLE_NAMES),
  z.string().regex(/^custom:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
]);
