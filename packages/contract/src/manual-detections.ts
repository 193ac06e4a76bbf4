import { z } from 'zod';
import { SeverityValue } from './values.ts';

/** Maximum events of a manual detection; the newest ones concerned. */
export const MOST_MANUAL_EVENTS = 500;

const Id = z.string().min(1).max(64);
const Period = {
  from: z.string().max(40).optional().describe('An ISO instant, or relative; default now-30d'),
  to: z.string().max(40).optional().describe('As `from`; default now'),
};

/** Subject of a manual detection: one event, a flow, or a person's activity. */
export const ManualSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), eventId: z.uuid() }),
  z.object({
    kind: z.literal('flow'),
    originId: Id.describe('Place or group of places, as in `/v1/flows`'),
    destinationId: Id,
    ...Period,
  }),
  z.object({
    kind: z.literal('person'),
    personKey: z.string().min(1).max(254),
    ...Period,
  }),
]);
export type ManualSubject = z.infer<typeof ManualSubject>;

/** A detection created by an analyst. */
export const ManualDetection = z.object({
  title: z.string().trim().min(1).max(200),
  severity: SeverityValue,
  note: z.string().trim().max(2000).default(''),
  about: ManualSubject,
});
export type ManualDetection = z.infer<typeof ManualDetection>;
