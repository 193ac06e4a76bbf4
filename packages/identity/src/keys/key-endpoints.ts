import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields } from '../wire/fields.ts';
import { notServed } from '../wire/wire-error.ts';

const Params = z.object({ projectId: z.string() });

/** The public keys that validate tokens. Not secret, so no bearer is required. */
async function publicKeys(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { projectId } = parseFields(Params, call.params);
  if (projectId !== context.projectId) throw notServed();
  return { body: { keys: context.keys.publicKeys() } };
}

export const endpoints: EndpointGroup = [
  { method: 'GET', effect: 'none', path: '/v2/keys/:projectId', access: 'public', run: publicKeys },
];
