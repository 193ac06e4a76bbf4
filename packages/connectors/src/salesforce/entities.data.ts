import type { ItemShape, PersonShape } from '../kit/map/map-declaration.ts';

/** Users of the organisation, partners' and customers' among them, and the files it keeps. */

const user: PersonShape = {
  when: {
    any: [
      { is: ['attributes.type', 'User'] },
      { all: [{ not: { has: 'attributes.type' } }, { has: 'Username' }, { has: 'IsActive' }] },
    ],
  },
  entity: 'person',
  stream: 'users',
  id: 'Id',
  changedAt: ['SystemModstamp', 'LastModifiedDate'],
  name: ['Name', { parts: ['FirstName', 'LastName'], with: ' ' }],
  emails: ['Email'],
  logins: ['Username', 'FederationIdentifier'],
  employeeId: 'EmployeeNumber',
  title: 'Title',
  department: 'Department',
  timeZone: 'TimeZoneSidKey',
  manager: ['Manager.Email', 'ManagerId'],
  status: { lookup: 'IsActive', table: { true: 'active', false: 'suspended' } },
  external: {
    lookup: 'UserType',
    table: {
      standard: 'no',
      guest: 'yes',
      partner: 'yes',
      powerpartner: 'yes',
      customersuccess: 'yes',
      powercustomersuccess: 'yes',
      customerportaluser: 'yes',
      customerportalmanager: 'yes',
      cspliteportal: 'yes',
    },
  },
};

const file: ItemShape = {
  when: { is: ['attributes.type', ['ContentDocument', 'ContentVersion', 'Attachment']] },
  entity: 'item',
  stream: 'files',
  itemKind: 'file',
  id: 'Id',
  changedAt: ['SystemModstamp', 'LastModifiedDate', 'ContentModifiedDate'],
  deleted: 'IsDeleted',
  name: ['PathOnClient', { parts: ['Title', 'FileExtension'], with: '.' }, 'Name'],
  sizeBytes: ['ContentSize', 'BodyLength'],
  mimeType: 'ContentType',
  owner: ['Owner.Email', 'OwnerId'],
  parentId: 'ParentId',
};

export const ENTITY_SHAPES = [user, file] as const;
