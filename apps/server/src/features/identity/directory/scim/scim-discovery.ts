import {
  ENTERPRISE_SCHEMA,
  GROUP_SCHEMA,
  GROUP_TYPE,
  USER_SCHEMA,
  USER_TYPE,
  type AttributeDefinition,
  type ResourceSchema,
  type ResourceType,
} from './scim-schema.data.ts';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

/** Most resources on a page. */
export const MOST_RESULTS = 200;

/** What the server can do, for `/ServiceProviderConfig`. */
export function serviceProviderConfig(base: string) {
  return {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_RESULTS },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that Console access, Directory creates',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

export function resourceTypes(base: string): { id: string }[] {
  return [USER_TYPE, GROUP_TYPE].map((type) => resourceType(type, base));
}

function resourceType({ name, endpoint, core, extensions }: ResourceType, base: string) {
  return {
    schemas: [`${CORE}:ResourceType`],
    id: name,
    name,
    endpoint,
    schema: core.id,
    schemaExtensions: extensions.map(({ id }) => ({ schema: id, required: false })),
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  };
}

export function schemas(base: string): { id: string }[] {
  return [USER_SCHEMA, ENTERPRISE_SCHEMA, GROUP_SCHEMA].map((schema) => schemaOf(schema, base));
}

function schemaOf({ id, name, description, attributes }: ResourceSchema, base: string) {
  return {
    schemas: [`${CORE}:Schema`],
    id,
    name,
    description,
    attributes: attributes.map(attributeOf),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  };
}

interface DescribedAttribute {
  name: string;
  type: string;
  description: string;
  multiValued: boolean;
  required: boolean;
  mutability: string;
  returned: string;
  uniqueness: string;
  subAttributes?: DescribedAttribute[];
}

function attributeOf(attribute: AttributeDefinition): DescribedAttribute {
  const { name, type, description, isMultiValued, isRequired, isCaseExact } = attribute;
  return {
    name,
    type,
    multiValued: isMultiValued ?? false,
    description,
    required: isRequired ?? false,
    ...(type === 'string' ? { caseExact: isCaseExact ?? false } : {}),
    ...(type === 'reference' ? { referenceTypes: ['external'] } : {}),
    mutability: attribute.isReadOnly ? 'readOnly' : 'readWrite',
    returned: 'default',
    uniqueness: attribute.isUnique ? 'server' : 'none',
    ...(attribute.subAttributes ? { subAttributes: attribute.subAttributes.map(attributeOf) } : {}),
  };
}
