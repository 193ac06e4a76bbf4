import { z } from 'zod';
import { defineRoutes } from '../define-routes.ts';
import { PERSON_STATUSES } from '../entities.ts';
import { CursorValue, IntegrationNameValue, IsoTime, Tristate } from '../values.ts';

/** Why two records are taken for the same person or device: the value that both have. */
export const MERGE_REASONS = [
  'email',
  'login',
  'employee_id',
  'serial',
  'hostname',
  'manual',
] as const;

/** One source's record of a person or device. */
export const IdentityRecord = z.object({
  recordId: z.string(),
  source: IntegrationNameValue,
  stream: z.string(),
  vendorId: z.string(),
  name: z.string().nullable(),
  reasons: z
    .array(z.object({ reason: z.enum(MERGE_REASONS), value: z.string(), withRecordId: z.string() }))
    .describe('Why it belongs to this identity; empty for the first record'),
  isDeleted: z.boolean(),
  isSeparated: z.boolean().describe('Separated manually from another identity'),
  changedAt: IsoTime.nullable(),
  seenAt: IsoTime,
});
export type IdentityRecord = z.infer<typeof IdentityRecord>;

const IdentityShared = {
  identityId: z.string(),
  name: z.string().nullable(),
  sources: z.array(IntegrationNameValue),
  records: z.number().int(),
  seenAt: IsoTime,
};

export const PersonIdentity = z.object({
  ...IdentityShared,
  emails: z.array(z.string()),
  logins: z.array(z.string()),
  employeeId: z.string().nullable(),
  title: z.string().nullable(),
  department: z.string().nullable(),
  manager: z.string().nullable(),
  status: z.enum(PERSON_STATUSES),
  external: Tristate,
  devices: z.number().int(),
});
export type PersonIdentity = z.infer<typeof PersonIdentity>;

export const DeviceIdentity = z.object({
  ...IdentityShared,
  hostname: z.string().nullable(),
  serial: z.string().nullable(),
  os: z.string().nullable(),
  osVersion: z.string().nullable(),
  model: z.string().nullable(),
  isMobile: z.boolean().nullable(),
  managed: Tristate,
  compliant: Tristate,
  encrypted: Tristate,
  owner: z.object({ identityId: z.string().nullable(), label: z.string() }).nullable(),
});
export type DeviceIdentity = z.infer<typeof DeviceIdentity>;

/** Number of people: each once, however many accounts they use. */
export const PeopleCount = z.object({
  total: z.number().int(),
  listed: z.number().int().describe('Listed by a directory, HR system or app'),
  unlisted: z.number().int().describe('Named by events alone'),
});
export type PeopleCount = z.infer<typeof PeopleCount>;

const ListQuery = z.object({
  q: z.string().max(200).optional().describe('Part of a name, address, login, serial or host'),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: CursorValue.optional(),
});
const Params = z.object({ identityId: z.string().max(64) });

export const inventoryRoutes = defineRoutes({
  '/v1/people': {
    GET: {
      summary: 'People, deduplicated across sources, by name',
      permission: 'person:read',
      query: ListQuery,
      response: z.object({
        items: z.array(PersonIdentity),
        total: z.number().int().describe('Listed people that the search leaves'),
        people: PeopleCount,
        nextCursor: z.string().nullable(),
      }),
    },
  },
  '/v1/people/{personId}': {
    GET: {
      summary: 'A person with all source records and why they were matched',
      permission: 'person:read',
      params: z.object({ personId: z.string().max(64) }),
      response: z.object({
        person: PersonIdentity,
        records: z.array(IdentityRecord),
        devices: z.array(DeviceIdentity),
      }),
    },
  },
  '/v1/devices': {
    GET: {
      summary: 'Devices, deduplicated across sources, by name',
      permission: 'person:read',
      query: ListQuery,
      response: z.object({
        items: z.array(DeviceIdentity),
        total: z.number().int(),
        nextCursor: z.string().nullable(),
      }),
    },
  },
  '/v1/devices/{deviceId}': {
    GET: {
      summary: 'A device with all source records and why they were matched',
      permission: 'person:read',
      params: z.object({ deviceId: z.string().max(64) }),
      response: z.object({ device: DeviceIdentity, records: z.array(IdentityRecord) }),
    },
  },
  '/v1/identities/{identityId}/separate': {
    POST: {
      summary: 'Separate a record from an identity; it stays separate until joined again',
      permission: 'person:manage',
      params: Params,
      body: z.object({ recordId: z.string().max(200) }),
      response: z.object({ identityId: z.string().describe('Its current identity') }),
      audit: 'identity.separated',
    },
  },
  '/v1/identities/{identityId}/join': {
    POST: {
      summary: 'Merge another identity’s records into this one, or undo a separation',
      permission: 'person:manage',
      params: Params,
      body: z.object({ otherId: z.string().max(64) }),
      response: z.object({ identityId: z.string() }),
      audit: 'identity.joined',
    },
  },
});
