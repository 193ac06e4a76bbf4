import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { writeAudit } from '../audit/audit-store.ts';
import { inTransaction, isDuplicate, statement, type Queryable } from '../store/statement.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalText, optionalTexts, parseFields, requiredText } from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

const Option = z.object({ value: optionalText('value'), label: optionalText('label') });

/** `type` is the hosted provider’s own number; stored unchanged. */
const Definition = z.object({
  name: requiredText('name', 200),
  type: z.number({ error: '"type" must be a number' }).int().nonnegative().default(0),
  options: z.array(Option, { error: '"options" must be an array' }).max(1000).nullish(),
  displayName: optionalText('displayName'),
  defaultValue: z.unknown().optional(),
  viewPermissions: optionalTexts('viewPermissions'),
  editPermissions: optionalTexts('editPermissions'),
});

const NewAttributes = z.object({
  attributes: z
    .array(Definition, { error: '"attributes" must be an array of definitions' })
    .min(1, { error: '"attributes" must not be empty' })
    .max(500, { error: '"attributes" must have at most 500 definitions' }),
});

async function all(db: Queryable): Promise<WireReply> {
  const rows = await statement<{ definition: object }>(
    db,
    'custom_attributes',
    'SELECT definition FROM custom_attribute ORDER BY created_at, name',
  );
  return { body: { data: rows.map((row) => row.definition), total: rows.length } };
}

async function create(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { attributes } = parseFields(NewAttributes, call.body);
  const now = new Date(context.clock());
  try {
    await inTransaction(context.pool, async (client) => {
      for (const { name, ...rest } of attributes) {
        const definition = {
          name,
          type: rest.type,
          options: rest.options ?? [],
          displayName: rest.displayName ?? name,
          defaultValue: rest.defaultValue ?? null,
          viewPermissions: rest.viewPermissions ?? [],
          editPermissions: rest.editPermissions ?? [],
        };
        await statement(
          client,
          'insert_custom_attribute',
          'INSERT INTO custom_attribute (name, definition, created_at) VALUES ($1, $2, $3)',
          [name, JSON.stringify(definition), now],
        );
      }
      await writeAudit(client, {
        action: 'CustomAttributeCreated',
        occurredAt: now,
        data: { names: attributes.map(({ name }) => name) },
      });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new WireError(400, WIRE_CODES.invalidArguments, 'An attribute of this name exists');
  }
  return all(context.pool);
}

const Names = z.object({
  names: z
    .array(z.string({ error: '"names" must be a string array' }), {
      error: '"names" must be a string array',
    })
    .max(500),
});

/** Takes the attributes away from the users, too. */
async function remove(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { names } = parseFields(Names, call.body);
  const now = new Date(context.clock());
  await inTransaction(context.pool, async (client) => {
    const gone = await statement<{ name: string }>(
      client,
      'delete_custom_attributes',
      'DELETE FROM custom_attribute WHERE name = ANY ($1) RETURNING name',
      [names],
    );
    const found = gone.map((row) => row.name);
    if (found.length === 0) return;
    await statement(
      client,
      'take_custom_attributes_away',
      `UPDATE account SET custom_attributes = custom_attributes - $1::text[], modified_at = $2
       WHERE custom_attributes ?| $1`,
      [found, now],
    );
    await writeAudit(client, {
      action: 'CustomAttributeDeleted',
      occurredAt: now,
      data: { names: found },
    });
  });
  return all(context.pool);
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  {
    ...key,
    method: 'GET',
    path: '/v1/mgmt/user/customattributes',
    run: (context) => all(context.pool),
  },
  { ...key, path: '/v1/mgmt/user/customattribute/create', run: create },
  { ...key, path: '/v1/mgmt/user/customattribute/delete', run: remove },
];
