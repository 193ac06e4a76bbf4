import { z } from 'zod';
import { deleteKeys, lockKeys, setKeysActive } from '../access-keys/access-key-store.ts';
import { renewKeys } from '../access-keys/renew-keys.ts';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { EndpointGroup, WireCall } from '../wire/endpoint.ts';
import { parseFields, requiredText } from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

const One = z.object({ id: requiredText('id') }).transform(({ id }) => [id]);
const Several = z
  .object({
    ids: z
      .array(requiredText('ids', 100), { error: '"ids" must be a string array' })
      .min(1, { error: '"ids" must not be empty' })
      .max(1000, { error: '"ids" must have at most 1000 items' }),
  })
  .transform(({ ids }) => ids);

type Kind = 'activate' | 'deactivate' | 'delete';

/** All of the keys or, if one of them does not exist, none. Tokens issued for them end. */
async function change(context: IdentityContext, kind: Kind, ids: readonly string[]): Promise<void> {
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client, revoke) => {
    const found = await lockKeys(client, ids);
    if (found.length < new Set(ids).size) {
      throw new WireError(404, WIRE_CODES.invalidArguments, 'There is no such access key');
    }
    if (kind !== 'activate') await renewKeys(client, revoke, { keyIds: found }, now);
    if (kind === 'delete') await deleteKeys(client, found);
    else await setKeysActive(client, found, kind === 'activate');
    for (const keyId of found) {
      await writeAudit(client, {
        action: kind === 'delete' ? 'AccessKeyDeleted' : 'AccessKeyModified',
        occurredAt: now,
        data: { keyId, change: kind },
      });
    }
  });
}

export const endpoints: EndpointGroup = (['activate', 'deactivate', 'delete'] as const).flatMap(
  (kind) =>
    [
      { path: `/v1/mgmt/accesskey/${kind}`, schema: One },
      { path: `/v1/mgmt/accesskey/${kind}/batch`, schema: Several },
    ].map(({ path, schema }) => ({
      method: 'POST' as const,
      access: 'management' as const,
      path,
      run: async (context: IdentityContext, call: WireCall) => {
        await change(context, kind, parseFields(schema, call.body));
        return { body: {} };
      },
    })),
);
