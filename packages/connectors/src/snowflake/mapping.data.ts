import type {
  Condition,
  EventFields,
  EventShape,
  ItemShape,
  MapDeclaration,
  PersonShape,
} from '../kit/map/map-declaration.ts';
import { GRANTS, LOADS, QUERY_TYPES, TRANSFER_TYPES } from './operations.data.ts';

/** Views of the schema ACCOUNT_USAGE ("Account Usage", Snowflake documentation), a shape each. */

const USER: EventFields = { 'actor.email': 'USER_NAME', 'actor.name': 'USER_NAME' };
const SNOWFLAKE = { kind: 'app', name: { const: 'Snowflake' } } as const;
/** DELETED_ON is empty while the grant holds. */
const IS_GONE: Condition = { not: { is: ['DELETED_ON', ''] } };

const query: EventShape = {
  when: { any: [{ has: 'QUERY_TYPE' }, { has: 'QUERY_TEXT' }] },
  stream: 'query-history',
  operation: ['QUERY_TYPE', { const: 'QUERY' }],
  time: ['START_TIME', 'END_TIME'],
  operations: QUERY_TYPES,
  fields: {
    ...USER,
    vendorEventId: 'QUERY_ID',
    outcome: {
      lookup: 'EXECUTION_STATUS',
      table: {
        success: 'success',
        fail: 'failure',
        failed_with_error: 'failure',
        failed_with_incident: 'failure',
        incident: 'failure',
      },
    },
    'object.kind': { const: 'database' },
    'object.name': 'DATABASE_NAME',
    cloudRegion: 'OUTBOUND_DATA_TRANSFER_REGION',
  },
  extra: {
    query: { hook: 'statement_excerpt' },
    role: 'ROLE_NAME',
    warehouse: 'WAREHOUSE_NAME',
    database: 'DATABASE_NAME',
    schema: 'SCHEMA_NAME',
    session: 'SESSION_ID',
    rows: ['ROWS_UNLOADED', 'ROWS_PRODUCED'],
    bytesOut: 'OUTBOUND_DATA_TRANSFER_BYTES',
    bytesWritten: 'BYTES_WRITTEN_TO_RESULT',
    tag: 'QUERY_TAG',
    error: 'ERROR_MESSAGE',
  },
  finish: 'statement',
};

const login: EventShape = {
  when: { all: [{ has: 'EVENT_TYPE' }, { has: 'IS_SUCCESS' }] },
  stream: 'login-history',
  operation: 'EVENT_TYPE',
  time: 'EVENT_TIMESTAMP',
  operations: {},
  fields: {
    ...USER,
    vendorEventId: 'EVENT_ID',
    outcome: { hook: 'login_outcome' },
    'object.kind': { const: 'account' },
    // Snowflake writes 0.0.0.0 where it leaves entries out.
    'network.sourceIp': {
      when: { is: ['CLIENT_IP', '0.0.0.0'] },
      then: [],
      otherwise: 'CLIENT_IP',
    },
  },
  extra: {
    client: 'REPORTED_CLIENT_TYPE',
    clientVersion: 'REPORTED_CLIENT_VERSION',
    firstFactor: 'FIRST_AUTHENTICATION_FACTOR',
    secondFactor: 'SECOND_AUTHENTICATION_FACTOR',
    error: 'ERROR_MESSAGE',
    errorCode: 'ERROR_CODE',
    connection: 'CONNECTION',
  },
};

const load: EventShape = {
  when: { all: [{ has: 'FILE_NAME' }, { has: 'LAST_LOAD_TIME' }] },
  stream: 'copy-history',
  operation: { const: 'COPY_HISTORY' },
  time: 'LAST_LOAD_TIME',
  operations: LOADS,
  fields: {
    'actor.kind': { const: 'unknown' },
    outcome: {
      lookup: 'STATUS',
      table: {
        loaded: 'success',
        'partially loaded': 'success',
        'load failed': 'failure',
        'load skipped': 'failure',
      },
    },
    'object.kind': { const: 'file' },
    'object.path': 'FILE_NAME',
    'object.sizeBytes': 'FILE_SIZE',
  },
  destination: {
    ...SNOWFLAKE,
    container: { parts: ['TABLE_CATALOG_NAME', 'TABLE_SCHEMA_NAME', 'TABLE_NAME'], with: '.' },
  },
  extra: {
    stage: 'STAGE_LOCATION',
    rows: 'ROW_COUNT',
    pipe: 'PIPE_NAME',
    error: 'FIRST_ERROR_MESSAGE',
    status: 'STATUS',
  },
  finish: 'load_origin',
};

/** Bytes that left for another region or cloud, summed by the hour. */
const transfer: EventShape = {
  when: { all: [{ has: 'TRANSFER_TYPE' }, { has: 'BYTES_TRANSFERRED' }] },
  stream: 'data-transfer-history',
  operation: 'TRANSFER_TYPE',
  time: ['START_TIME', 'END_TIME'],
  operations: TRANSFER_TYPES,
  fields: {
    'actor.kind': { const: 'unknown' },
    outcome: { const: 'success' },
    'object.kind': { const: 'other' },
    'object.sizeBytes': 'BYTES_TRANSFERRED',
    cloudRegion: 'SOURCE_REGION',
  },
  origin: { ...SNOWFLAKE, container: 'SOURCE_REGION' },
  destination: {
    kind: 'app',
    name: {
      lookup: 'TARGET_CLOUD',
      table: { aws: 'AWS', azure: 'Azure', gcp: 'Google Cloud' },
    },
    container: 'TARGET_REGION',
  },
  extra: {
    sourceCloud: 'SOURCE_CLOUD',
    targetCloud: 'TARGET_CLOUD',
    targetRegion: 'TARGET_REGION',
  },
};

const GRANT: Pick<EventShape, 'operation' | 'time' | 'operations'> = {
  operation: { when: IS_GONE, then: { const: 'REVOKE' }, otherwise: { const: 'GRANT' } },
  time: { when: IS_GONE, then: 'DELETED_ON', otherwise: 'CREATED_ON' },
  operations: GRANTS,
};

const roleGrant: EventShape = {
  ...GRANT,
  when: { all: [{ has: 'PRIVILEGE' }, { has: 'GRANTEE_NAME' }] },
  stream: 'grants',
  fields: {
    // A role, by which some person did it.
    'actor.kind': { const: 'unknown' },
    'actor.name': 'GRANTED_BY',
    outcome: { const: 'success' },
    targetGroup: 'GRANTEE_NAME',
    'object.kind': { const: 'database' },
    'object.name': { parts: ['TABLE_CATALOG', 'TABLE_SCHEMA', 'NAME'], with: '.' },
    visibilityAfter: {
      when: { all: [{ is: ['GRANTEE_NAME', 'PUBLIC'] }, { not: IS_GONE }] },
      then: { const: 'internal' },
    },
  },
  recipients: [{ kind: 'group', address: 'GRANTEE_NAME', when: { not: IS_GONE } }],
  extra: {
    privilege: 'PRIVILEGE',
    objectType: 'GRANTED_ON',
    grantedTo: 'GRANTED_TO',
    grantOption: 'GRANT_OPTION',
  },
};

const userGrant: EventShape = {
  ...GRANT,
  when: { all: [{ has: 'ROLE' }, { has: 'GRANTEE_NAME' }] },
  stream: 'grants',
  fields: {
    // A role, by which some person did it.
    'actor.kind': { const: 'unknown' },
    'actor.name': 'GRANTED_BY',
    outcome: { const: 'success' },
    targetUser: 'GRANTEE_NAME',
    targetGroup: 'ROLE',
    'object.kind': { const: 'group' },
    'object.name': 'ROLE',
  },
  recipients: [{ kind: 'person', address: 'GRANTEE_NAME', when: { not: IS_GONE } }],
  extra: { grantedTo: 'GRANTED_TO' },
};

const user: PersonShape = {
  when: {
    all: [
      { has: 'NAME' },
      { any: [{ has: 'LOGIN_NAME' }, { has: 'HAS_PASSWORD' }, { has: 'DEFAULT_ROLE' }] },
    ],
  },
  entity: 'person',
  stream: 'users',
  id: 'NAME',
  changedAt: 'LAST_SUCCESS_LOGIN',
  deleted: 'DELETED_ON',
  name: ['DISPLAY_NAME', { parts: ['FIRST_NAME', 'LAST_NAME'], with: ' ' }, 'NAME'],
  emails: ['EMAIL', 'LOGIN_NAME', 'NAME'],
  logins: ['LOGIN_NAME', 'NAME'],
  status: {
    when: IS_GONE,
    then: { const: 'left' },
    otherwise: { lookup: 'DISABLED', table: { true: 'suspended', false: 'active' } },
  },
};

const table: ItemShape = {
  when: { all: [{ has: 'TABLE_NAME' }, { has: 'TABLE_CATALOG' }, { has: 'TABLE_TYPE' }] },
  entity: 'item',
  itemKind: 'record',
  stream: 'tables',
  id: ['TABLE_ID', { parts: ['TABLE_CATALOG', 'TABLE_SCHEMA', 'TABLE_NAME'], with: '.' }],
  changedAt: 'LAST_ALTERED',
  deleted: 'DELETED',
  name: 'TABLE_NAME',
  path: { parts: ['TABLE_CATALOG', 'TABLE_SCHEMA', 'TABLE_NAME'], with: '.' },
  sizeBytes: 'BYTES',
  owner: 'TABLE_OWNER',
};

/** A named place for loading and unloading files; an external one is someone's storage. */
const stage: ItemShape = {
  when: { all: [{ has: 'STAGE_NAME' }, { has: 'STAGE_CATALOG' }] },
  entity: 'item',
  itemKind: 'folder',
  stream: 'stages',
  id: ['STAGE_ID', { parts: ['STAGE_CATALOG', 'STAGE_SCHEMA', 'STAGE_NAME'], with: '.' }],
  changedAt: 'LAST_ALTERED',
  deleted: 'DELETED',
  name: 'STAGE_NAME',
  path: { parts: ['STAGE_CATALOG', 'STAGE_SCHEMA', 'STAGE_NAME'], with: '.' },
  url: 'STAGE_URL',
  owner: 'STAGE_OWNER',
};

/** Masking of column values for most roles. */
const maskingPolicy: ItemShape = {
  when: { all: [{ has: 'POLICY_NAME' }, { has: 'POLICY_CATALOG' }] },
  entity: 'item',
  itemKind: 'record',
  stream: 'masking-policies',
  id: ['POLICY_ID', { parts: ['POLICY_CATALOG', 'POLICY_SCHEMA', 'POLICY_NAME'], with: '.' }],
  changedAt: 'LAST_ALTERED',
  deleted: 'DELETED',
  name: 'POLICY_NAME',
  path: { parts: ['POLICY_CATALOG', 'POLICY_SCHEMA', 'POLICY_NAME'], with: '.' },
  owner: 'POLICY_OWNER',
};

export const mapping: MapDeclaration = {
  source: 'Snowflake',
  shapes: [
    login,
    {
      when: { any: [{ has: 'DIRECT_OBJECTS_ACCESSED' }, { has: 'OBJECTS_MODIFIED' }] },
      hook: 'access_row',
    },
    query,
    load,
    transfer,
    roleGrant,
    userGrant,
    user,
    table,
    stage,
    maskingPolicy,
  ],
};
