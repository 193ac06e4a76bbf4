import type { Transaction } from '@waybill/store';
import type { Services } from '../../../../http/feature.ts';
import { groupsOfPeople } from '../groups/group-rows.ts';
import { changePerson, createPerson, notFound, removePerson } from '../people/change-people.ts';
import { scimOfPerson } from '../people/described-person.ts';
import {
  listPeople,
  peopleNamed,
  readPerson,
  type DirectoryPerson,
} from '../people/person-rows.ts';
import { isId } from '../resource-id.ts';
import { listResources, readListQuery } from './list-resources.ts';
import { etagOf, listResponse, projected, withMeta } from './scim-output.ts';
import { applyPatch } from './scim-patch.ts';
import type { ScimCall, ScimEndpoint, ScimReply } from './scim-plugin.ts';
import { projectionOf } from './projection.ts';
import { readResource, requireComplete, type ScimObject } from './scim-resource.ts';
import { USER_TYPE } from './scim-schema.data.ts';

async function outputs(
  tx: Transaction,
  people: readonly DirectoryPerson[],
  base: string,
): Promise<ScimObject[]> {
  const groups = await groupsOfPeople(
    tx,
    people.map(({ resourceId }) => resourceId),
  );
  return people.map((person) => {
    const own = groups.get(person.resourceId)?.map((group) => ({ ...group }));
    const resource = { ...scimOfPerson(person), ...(own ? { groups: own } : {}) };
    return withMeta(USER_TYPE, resource, { ...person, id: person.resourceId }, base);
  });
}

async function replyWith(
  { database }: Services,
  call: ScimCall,
  { resourceId, status }: { resourceId: string; status: 200 | 201 },
): Promise<ScimReply> {
  return database.snapshot(call.caller.tenantId, async (tx) => {
    const person = isId(resourceId) ? await readPerson(tx, resourceId) : null;
    const [output] = person ? await outputs(tx, [person], call.base) : [];
    if (!person || !output) throw notFound();
    const etag = etagOf(person.rev);
    if (status === 200 && call.ifNoneMatch === person.rev) return { status: 304, etag };
    const body = projected(USER_TYPE, output, projectionOf(call.query));
    const location = `${call.base}/Users/${resourceId}`;
    return { status, body, etag, ...(status === 201 ? { location } : {}) };
  });
}

async function list({ database }: Services, call: ScimCall): Promise<ScimReply> {
  const query = readListQuery(call.query);
  const { base, caller } = call;
  const { total, resources } = await database.snapshot(caller.tenantId, (tx) =>
    listResources(
      USER_TYPE,
      {
        async page(range) {
          const { total: all, people } = await listPeople(tx, range);
          return { total: all, resources: await outputs(tx, people, base) };
        },
        async named({ name, externalId }) {
          const people = await peopleNamed(tx, {
            ...(name === undefined ? {} : { userName: name }),
            ...(externalId === undefined ? {} : { externalId }),
          });
          return outputs(tx, people, base);
        },
      },
      query,
    ),
  );
  const projection = projectionOf(call.query);
  const shown = resources.map((one) => projected(USER_TYPE, one, projection));
  const body = listResponse({ total, startIndex: query.startIndex, resources: shown });
  return { status: 200, body };
}

async function create(services: Services, call: ScimCall): Promise<ScimReply> {
  const resource = readResource(USER_TYPE, call.body);
  requireComplete(USER_TYPE, resource);
  const { resourceId } = await createPerson(services, call.caller, resource);
  return replyWith(services, call, { resourceId, status: 201 });
}

/** The whole resource: what is not sent is gone, but a person without `active` stays as they are. */
async function replace(services: Services, call: ScimCall): Promise<ScimReply> {
  const given = readResource(USER_TYPE, call.body);
  requireComplete(USER_TYPE, given);
  return change(services, call, (before) => ({ active: before['active'] ?? true, ...given }));
}

async function patch(services: Services, call: ScimCall): Promise<ScimReply> {
  return change(services, call, (before) => applyPatch(USER_TYPE, before, call.body));
}

async function change(
  services: Services,
  call: ScimCall,
  next: (resource: ScimObject) => ScimObject,
): Promise<ScimReply> {
  const resourceId = idOf(call);
  await changePerson(services, call.caller, { resourceId, ifMatch: call.ifMatch }, next);
  return replyWith(services, { ...call, ifNoneMatch: null }, { resourceId, status: 200 });
}

async function remove(services: Services, call: ScimCall): Promise<ScimReply> {
  const { ifMatch } = call;
  await removePerson(services, call.caller, { resourceId: idOf(call), ifMatch });
  return { status: 204 };
}

/** Throws a ScimError for what is no id. */
function idOf({ id }: ScimCall): string {
  if (!isId(id)) throw notFound();
  return id;
}

export const userEndpoints: readonly ScimEndpoint[] = [
  { method: 'GET', path: '/Users', run: list },
  { method: 'POST', path: '/Users', run: create },
  {
    method: 'GET',
    path: '/Users/:id',
    run: (services, call) => replyWith(services, call, { resourceId: call.id, status: 200 }),
  },
  { method: 'PUT', path: '/Users/:id', run: replace },
  { method: 'PATCH', path: '/Users/:id', run: patch },
  { method: 'DELETE', path: '/Users/:id', run: remove },
];
