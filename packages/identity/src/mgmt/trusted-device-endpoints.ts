import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { userByEitherId } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalTexts, parseFields, requiredText } from '../wire/fields.ts';
import { userNotFound } from './change-user.ts';

const Identifiers = z.object({ identifiers: optionalTexts('identifiers') });

/** Devices are not stored here, so no one has a trusted one. */
async function list(_context: IdentityContext, call: WireCall): Promise<WireReply> {
  parseFields(Identifiers, call.body);
  return { body: { devices: [] } };
}

const Devices = z.object({
  identifier: requiredText('identifier'),
  deviceIds: optionalTexts('deviceIds'),
});

async function remove(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { identifier } = parseFields(Devices, call.body);
  if (!(await userByEitherId(context.pool, identifier))) throw userNotFound();
  return { body: {} };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/user/trusteddevices/list', run: list },
  { ...key, path: '/v1/mgmt/user/trusteddevices/remove', run: remove },
];
