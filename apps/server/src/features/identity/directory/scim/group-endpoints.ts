import type { Transaction } from '@waybill/store';
import type { Services } from '../../../../http/feature.ts';
import { changeGroup, createGroup, removeGroup } from '../groups/change-groups.ts';
import {
  groupsNamed,
  listGroups,
  membersOfGroups,
  readGroup,
  type DirectoryGroup,
} from '../groups/group-rows.ts';
import { notFound } from '../people/change-people.ts';
import { isId } from '../resource-id.ts';
import { listResources, readListQuery } from './list-resources.ts';
import { projectionOf } from './projection.ts';
import { etagOf, listResponse, projected, withMeta } from './scim-output.ts';
import { applyPatch } from './scim-patch.ts';
import type { ScimCall, ScimEndpoint, ScimReply } from './scim-plugin.ts';
import { readResource, requireComplete, type ScimObject } from './scim-resource.ts';
import { GROUP_TYPE } from './scim-schema.data.ts';

async function outputs(
  tx: Transaction,
  groups: readonly DirectoryGroup[],
  base: string,
): Promise<ScimObject[]> {
  const members = await membersOfGroups(
    tx,
    groups.map(({ groupId }) => groupId),
  );
  return groups.map((group) => {
    const { groupId, displayName, externalId } = group;
    const resource: ScimObject = {
      ...(externalId === null ? {} : { externalId }),
      displayName,
      members: (members.get(groupId) ?? []).map((member) => ({ ...member, type: 'User' })),
    };
    return withMeta(GROUP_TYPE, resource, { ...group, id: groupId }, base);
  });
}

async function replyWith(
  { database }: Services,
  call: ScimCall,
  { groupId, status }: { groupId: string; status: 200 | 201 },
): Promise<ScimReply> {
  return database.snapshot(call.caller.tenantId, async (tx) => {
    const group = isId(groupId) ? await readGroup(tx, groupId) : null;
    const [output] = group ? await outputs(tx, [group], call.base) : [];
    if (!group || !output) throw notFound();
    const etag = etagOf(group.rev);
    if (status === 200 && call.ifNoneMatch === group.rev) return { status: 304, etag };
    const body = projected(GROUP_TYPE, output, projectionOf(call.query));
    const location = `${call.base}/Groups/${groupId}`;
    return { status, body, etag, ...(status === 201 ? { location } : {}) };
  });
}

async function list({ database }: Services, call: ScimCall): Promise<ScimReply> {
  const query = readListQuery(call.query);
  const { base, caller } = call;
  const { total, resources } = await database.snapshot(caller.tenantId, (tx) =>
    listResources(
      GROUP_TYPE,
      {
        async page(range) {
          const { total: all, groups } = await listGroups(tx, range);
          return { total: all, resources: await outputs(tx, groups, base) };
        },
        async named({ name, externalId }) {
          const groups = await groupsNamed(tx, {
            ...(name === undefined ? {} : { displayName: name }),
            ...(externalId === undefined ? {} : { externalId }),
          });
          return outputs(tx, groups, base);
        },
      },
      query,
    ),
  );
  const projection = projectionOf(call.query);
  const shown = resources.map((one) => projected(GROUP_TYPE, one, projection));
  const body = listResponse({ total, startIndex: query.startIndex, resources: shown });
  return { status: 200, body };
}

async function create(services: Services, call: ScimCall): Promise<ScimReply> {
  const resource = readResource(GROUP_TYPE, call.body);
  requireComplete(GROUP_TYPE, resource);
  const groupId = await createGroup(services, call.caller, resource);
  return replyWith(services, call, { groupId, status: 201 });
}

async function change(
  services: Services,
  call: ScimCall,
  next: (resource: ScimObject) => ScimObject,
): Promise<ScimReply> {
  const groupId = idOf(call);
  await changeGroup(services, call.caller, { groupId, ifMatch: call.ifMatch }, next);
  return replyWith(services, { ...call, ifNoneMatch: null }, { groupId, status: 200 });
}

async function replace(services: Services, call: ScimCall): Promise<ScimReply> {
  const given = readResource(GROUP_TYPE, call.body);
  requireComplete(GROUP_TYPE, given);
  return change(services, call, () => given);
}

async function patch(services: Services, call: ScimCall): Promise<ScimReply> {
  return change(services, call, (before) => applyPatch(GROUP_TYPE, before, call.body));
}

async function remove(services: Services, call: ScimCall): Promise<ScimReply> {
  await removeGroup(services, call.caller, { groupId: idOf(call), ifMatch: call.ifMatch });
  return { status: 204 };
}

/** Throws a ScimError for what is no id. */
function idOf({ id }: ScimCall): string {
  if (!isId(id)) throw notFound();
  return id;
}

export const groupEndpoints: readonly ScimEndpoint[] = [
  { method: 'GET', path: '/Groups', run: list },
  { method: 'POST', path: '/Groups', run: create },
  {
    method: 'GET',
    path: '/Groups/:id',
    run: (services, call) => replyWith(services, call, { groupId: call.id, status: 200 }),
  },
  { method: 'PUT', path: '/Groups/:id', run: replace },
  { method: 'PATCH', path: '/Groups/:id', run: patch },
  { method: 'DELETE', path: '/Groups/:id', run: remove },
];
