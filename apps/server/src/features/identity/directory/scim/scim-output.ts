import { placeOfPath } from './scim-attributes.ts';
import type { ScimObject } from './scim-resource.ts';
import type { ResourceType } from './scim-schema.data.ts';

const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** Which attributes a caller wants; both empty: all. */
export interface Projection {
  attributes: readonly string[];
  excluded: readonly string[];
}

/** What the server says of a resource. */
export interface ResourceMeta {
  id: string;
  rev: number;
  createdAt: Date;
  changedAt: Date;
}

/** A resource with its schemas, id and meta. @param base address of the server, without a slash at its end. */
export function withMeta(
  type: ResourceType,
  resource: ScimObject,
  { id, rev, createdAt, changedAt }: ResourceMeta,
  base: string,
): ScimObject {
  const extensions = type.extensions.filter((extension) => resource[extension.id] !== undefined);
  return {
    schemas: [type.core.id, ...extensions.map((extension) => extension.id)],
    id,
    ...resource,
    meta: {
      resourceType: type.name,
      created: createdAt.toISOString(),
      lastModified: changedAt.toISOString(),
      location: `${base}${type.endpoint}/${id}`,
      version: etagOf(rev),
    },
  };
}

export function etagOf(rev: number): string {
  return `W/"${rev}"`;
}

/** The attributes that are wanted; `schemas` and `id` are always there. Unknown names are ignored. */
export function projected(
  type: ResourceType,
  resource: ScimObject,
  { attributes, excluded }: Projection,
): ScimObject {
  const topNames = (paths: readonly string[]) =>
    new Set(
      paths.flatMap((path) => {
        const place = placeOfPath(type, path);
        const extension = type.extensions.find(({ id }) => id.toLowerCase() === path.toLowerCase());
        return place ? [place.extension ?? place.attribute.name] : extension ? [extension.id] : [];
      }),
    );
  const wanted = topNames(attributes);
  const unwanted = topNames(excluded);
  const isKept = (name: string): boolean => {
    if (name === 'schemas' || name === 'id') return true;
    return attributes.length > 0 ? wanted.has(name) : !unwanted.has(name);
  };
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isKept(name)));
}

/** A page of a list as SCIM answers one. */
export function listResponse(page: {
  total: number;
  startIndex: number;
  resources: readonly object[];
}) {
  return {
    schemas: [LIST_SCHEMA],
    totalResults: page.total,
    startIndex: page.startIndex,
    itemsPerPage: page.resources.length,
    Resources: page.resources,
  };
}
