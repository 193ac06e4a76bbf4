/** Attributes that this server keeps, as RFC 7643 describes attributes. */
export interface AttributeDefinition {
  name: string;
  type: 'string' | 'boolean' | 'reference' | 'complex';
  description: string;
  isMultiValued?: boolean;
  isRequired?: boolean;
  isCaseExact?: boolean;
  isReadOnly?: boolean;
  isUnique?: boolean;
  subAttributes?: readonly AttributeDefinition[];
}

export interface ResourceSchema {
  id: string;
  name: string;
  description: string;
  attributes: readonly AttributeDefinition[];
}

const text = (
  name: string,
  description: string,
  more: Partial<AttributeDefinition> = {},
): AttributeDefinition => ({ name, type: 'string', description, ...more });

const complex = (
  name: string,
  description: string,
  subAttributes: readonly AttributeDefinition[],
  more: Partial<AttributeDefinition> = {},
): AttributeDefinition => ({ name, type: 'complex', description, subAttributes, ...more });

/** Sub-attributes of every list of typed values. */
const PLURAL: readonly AttributeDefinition[] = [
  text('value', 'The value'),
  text('display', 'Text to show'),
  text('type', 'Use, such as work or home'),
  { name: 'primary', type: 'boolean', description: 'The preferred value; at most one' },
];

const plural = (name: string, description: string): AttributeDefinition =>
  complex(name, description, PLURAL, { isMultiValued: true });

/** Of every resource; RFC 7643 lists them in no schema. */
export const COMMON_ATTRIBUTES: readonly AttributeDefinition[] = [
  text('id', 'Identifier given by this server', { isReadOnly: true, isCaseExact: true }),
  text('externalId', 'Identifier given by the directory', { isCaseExact: true }),
  complex(
    'meta',
    'Resource metadata',
    [
      text('resourceType', 'User or Group', { isReadOnly: true }),
      text('created', 'When the resource was created', { isReadOnly: true }),
      text('lastModified', 'When the resource was last changed', { isReadOnly: true }),
      text('location', 'Address of the resource', { isReadOnly: true }),
      text('version', 'ETag of the resource', { isReadOnly: true }),
    ],
    { isReadOnly: true },
  ),
];

export const USER_SCHEMA: ResourceSchema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:User',
  name: 'User',
  description: 'A person with console access',
  attributes: [
    text('userName', 'Name of the account in the directory', { isRequired: true, isUnique: true }),
    complex('name', 'Parts of the name', [
      text('formatted', 'Full name'),
      text('familyName', 'Family name'),
      text('givenName', 'Given name'),
      text('middleName', 'Middle names'),
      text('honorificPrefix', 'Title before the name'),
      text('honorificSuffix', 'Suffix after the name'),
    ]),
    text('displayName', 'Name to show'),
    text('nickName', 'Casual name'),
    { name: 'profileUrl', type: 'reference', description: 'Address of a profile' },
    text('title', 'Job title'),
    text('userType', 'Relation to the organization'),
    text('preferredLanguage', 'Preferred languages'),
    text('locale', 'Locale'),
    text('timezone', 'Time zone'),
    { name: 'active', type: 'boolean', description: 'False ends console access immediately' },
    plural('emails', 'Email addresses; the primary one identifies the account'),
    plural('phoneNumbers', 'Phone numbers'),
    complex(
      'addresses',
      'Postal addresses',
      [
        text('formatted', 'Full address'),
        text('streetAddress', 'Street'),
        text('locality', 'City'),
        text('region', 'State or region'),
        text('postalCode', 'Postal code'),
        text('country', 'Country'),
        ...PLURAL.slice(2),
      ],
      { isMultiValued: true },
    ),
    plural('roles', 'Roles in the directory; they grant nothing here, groups do'),
    complex(
      'groups',
      'Groups of the person',
      [
        text('value', 'Identifier of the group', { isReadOnly: true, isCaseExact: true }),
        text('display', 'Name of the group', { isReadOnly: true }),
      ],
      { isMultiValued: true, isReadOnly: true },
    ),
  ],
};

export const ENTERPRISE_SCHEMA: ResourceSchema = {
  id: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  name: 'EnterpriseUser',
  description: 'Enterprise attributes of a person',
  attributes: [
    text('employeeNumber', 'Employee number'),
    text('costCenter', 'Cost center'),
    text('organization', 'Organization'),
    text('division', 'Division'),
    text('department', 'Department'),
    complex('manager', 'Manager', [
      text('value', 'Identifier of the manager', { isCaseExact: true }),
      text('displayName', 'Name of the manager'),
    ]),
  ],
};

export const GROUP_SCHEMA: ResourceSchema = {
  id: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  name: 'Group',
  description: 'A group whose people can be given roles',
  attributes: [
    text('displayName', 'Name of the group', { isRequired: true }),
    complex(
      'members',
      'People in the group',
      [
        text('value', 'Identifier of the person', { isCaseExact: true }),
        text('display', 'Name of the person', { isReadOnly: true }),
        text('type', 'User'),
      ],
      { isMultiValued: true },
    ),
  ],
};

/** A resource type with the schemas of its resources. */
export interface ResourceType {
  name: 'User' | 'Group';
  endpoint: '/Users' | '/Groups';
  core: ResourceSchema;
  extensions: readonly ResourceSchema[];
}

export const USER_TYPE: ResourceType = {
  name: 'User',
  endpoint: '/Users',
  core: USER_SCHEMA,
  extensions: [ENTERPRISE_SCHEMA],
};

export const GROUP_TYPE: ResourceType = {
  name: 'Group',
  endpoint: '/Groups',
  core: GROUP_SCHEMA,
  extensions: [],
};
