import { z } from 'zod';
import { IsoTime, Revision, SeverityValue } from './values.ts';

/** States that a vendor gives its finding, in one list. */
export const VENDOR_STATES = ['open', 'resolved', 'dismissed', 'reopened'] as const;
export type VendorState = (typeof VENDOR_STATES)[number];

/** Key of the built-in policy that reports the findings of a vendor, e.g. `wiz-finding`. */
export const FindingSourceValue = z.string().regex(/^[a-z][a-z\d-]{0,63}$/, 'is not a policy key');
export type FindingSource = z.infer<typeof FindingSourceValue>;

/** How the findings of one vendor count. */
export const FindingSetting = z.object({
  source: FindingSourceValue,
  name: z.string(),
  severityCap: SeverityValue.nullable().describe('Cap on the vendor’s severity; null: no cap'),
  closesWithVendor: z
    .boolean()
    .describe('Close the detection when the vendor closes its finding and no verdict is set'),
  rev: z.number().int().describe('0 until the first change'),
});
export type FindingSetting = z.infer<typeof FindingSetting>;

export const FindingSettingChange = z.object({
  rev: Revision.describe('Revision you read; returns 409 if it has changed'),
  severityCap: SeverityValue.nullable(),
  closesWithVendor: z.boolean(),
});

/** A vendor finding that joined a detection, and why. */
export const JoinedFinding = z.object({
  source: FindingSourceValue,
  name: z.string().describe('The vendor'),
  findingId: z.string().describe('The vendor’s id of the finding, else the id of the event'),
  rule: z.string().nullable().describe('The vendor’s own rule'),
  vendorSeverity: z.string().nullable().describe('In the vendor’s words'),
  state: z.enum(VENDOR_STATES).nullable().describe('Latest value from the vendor; null: none'),
  matchedBy: z.object({
    who: z.enum(['person', 'account']),
    object: z.enum(['id', 'hash', 'path', 'url']),
    destination: z.boolean().describe('False: the finding names no destination'),
    gapSec: z.number().int().describe('Between the finding and the event that it matched'),
  }),
  own: z
    .object({ detectionId: z.string(), number: z.number().int() })
    .describe('Its own detection if it is not joined to another'),
  joinedAt: IsoTime,
  separated: z
    .object({ at: IsoTime, by: z.string().nullable() })
    .nullable()
    .describe('Removed manually; never joins this detection again'),
});
export type JoinedFinding = z.infer<typeof JoinedFinding>;
