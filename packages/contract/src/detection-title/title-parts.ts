import { z } from 'zod';
import { EVENT_ACTIONS, PLACE_KINDS, VISIBILITIES } from '../enums.ts';
import { MOVEMENTS, OBJECT_KINDS } from '../activity.ts';

const TitlePlace = z.object({
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  /** Whose it is: an address, a domain or an account. */
  account: z.string().nullable(),
});

/** Parts of a detection title. Stored with it; the sentence is made when it is read. */
export const TitleParts = z.object({
  /** English title of the policy or detector at the time. */
  policy: z.string(),
  /** Written by the tenant: its words stay in front. */
  isOwn: z.boolean(),
  action: z.enum(EVENT_ACTIONS).nullable(),
  movement: z.enum(MOVEMENTS),
  visibility: z.enum(VISIBILITIES).nullable(),
  forwards: z.boolean(),
  /** The most frequent data types, each with its count; 0: not counted. */
  data: z.array(z.object({ type: z.string(), count: z.number().int().nonnegative() })),
  object: z.object({ kind: z.enum(OBJECT_KINDS), name: z.string().nullable() }),
  origin: TitlePlace.nullable(),
  destination: TitlePlace.nullable(),
});
export type TitleParts = z.infer<typeof TitleParts>;

/** Known only when a detection is read. */
export interface TitleFacts {
  /** The person as every screen names them; null: not known. */
  person: string | null;
  /** Distinct objects of the detection. */
  objects: number;
  /** Name of a data type without its own words here. */
  typeName(type: string): string;
}
