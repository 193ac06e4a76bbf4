import type { ConnectorCase } from '../kit/connector-case.ts';

const QUERIES = 'QUERY_HISTORY view (Snowflake documentation)';
const LOGINS = 'LOGIN_HISTORY view (Snowflake documentation)';
const ACCESS = 'ACCESS_HISTORY view (Snowflake documentation)';
const ROLES = 'GRANTS_TO_ROLES view (Snowflake documentation)';

const NOON = Date.UTC(2026, 2, 2, 12);
const TIME = '2026-03-02 12:00:00.000 +0000';

function query(type: string, text: string, rest: Record<string, unknown> = {}) {
  return {
    QUERY_ID: '01b2c3d4-0000-0001',
    QUERY_TYPE: type,
    QUERY_TEXT: text,
    DATABASE_NAME: 'SALES',
    USER_NAME: 'ANN_LEE',
    ROLE_NAME: 'ANALYST',
    EXECUTION_STATUS: 'SUCCESS',
    START_TIME: TIME,
    ...rest,
  };
}

function login(rest: Record<string, unknown> = {}) {
  return {
    EVENT_ID: '3001',
    EVENT_TIMESTAMP: '2026-03-02 12:00:00.000000000',
    EVENT_TYPE: 'LOGIN',
    USER_NAME: 'Ann@example.com',
    CLIENT_IP: '203.0.113.10',
    REPORTED_CLIENT_TYPE: 'SNOWFLAKE_UI',
    FIRST_AUTHENTICATION_FACTOR: 'PASSWORD',
    IS_SUCCESS: 'YES',
    ...rest,
  };
}

function grant(rest: Record<string, unknown> = {}) {
  return {
    CREATED_ON: TIME,
    DELETED_ON: '',
    PRIVILEGE: 'SELECT',
    GRANTED_ON: 'TABLE',
    NAME: 'CUSTOMERS',
    TABLE_CATALOG: 'SALES',
    TABLE_SCHEMA: 'PUBLIC',
    GRANTED_TO: 'ROLE',
    GRANTEE_NAME: 'ANALYST',
    GRANTED_BY: 'SYSADMIN',
    ...rest,
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'GET_FILES',
    source: QUERIES,
    record: query('GET_FILES', "GET @SALES.PUBLIC.OUT/list.csv 'file:///home/ann'"),
    expect: {
      source: 'Snowflake',
      stream: 'query-history',
      vendorOperation: 'GET_FILES',
      vendorEventId: '01b2c3d4-0000-0001',
      action: 'Download',
      movement: 'download',
      occurredAt: NOON,
      outcome: 'success',
      'actor.name': 'ANN_LEE',
      'object.name': 'list.csv',
      'origin.name': 'Snowflake',
      'origin.container': 'SALES.PUBLIC.OUT',
      'destination.name': 'Device',
      'extra.role': 'ANALYST',
    },
  },
  {
    operation: 'UNLOAD',
    source: QUERIES,
    record: query('UNLOAD', "COPY INTO 's3://outside/list.csv' FROM CUSTOMERS"),
    expect: {
      action: 'Download',
      'object.name': 'list.csv',
      'origin.container': 'CUSTOMERS',
      'destination.name': 'AWS S3',
      'destination.container': 'outside',
    },
  },
  {
    operation: 'UNLOAD with its text hidden',
    source: QUERIES,
    record: query('UNLOAD', '<redacted>'),
    expect: { action: 'Download', movement: 'download', 'object.name': 'SALES', origin: null },
  },
  {
    operation: 'PUT_FILES',
    source: QUERIES,
    record: query('PUT_FILES', 'PUT file:///home/ann/leads.csv @~'),
    expect: { action: 'Upload', 'object.name': 'leads.csv', 'origin.name': 'Device' },
  },
  {
    operation: 'COPY',
    source: QUERIES,
    record: query('COPY', 'COPY INTO LEADS FROM @IN/leads.csv'),
    expect: { action: 'Upload', movement: 'upload', 'destination.container': 'LEADS' },
  },
  {
    operation: 'SELECT',
    source: QUERIES,
    record: query('SELECT', 'SELECT * FROM CUSTOMERS', { EXECUTION_STATUS: 'FAIL' }),
    expect: { action: 'View', movement: 'none', outcome: 'failure', 'object.name': 'CUSTOMERS' },
  },
  {
    operation: 'GRANT',
    source: QUERIES,
    record: query('GRANT', 'GRANT SELECT ON TABLE CUSTOMERS TO ROLE PUBLIC'),
    expect: { action: 'Share', targetGroup: 'PUBLIC', visibilityAfter: 'internal' },
  },
  {
    operation: 'ALTER_SHARE',
    source: QUERIES,
    record: query('ALTER', 'ALTER SHARE PARTNER ADD ACCOUNTS = ORG2.ACC2'),
    expect: {
      action: 'Share',
      movement: 'share',
      'recipients.0.kind': 'account',
      'recipients.0.address': 'org2.acc2',
      'destination.account': 'org2.acc2',
    },
  },
  {
    operation: 'CREATE_TABLE_AS_SELECT',
    source: QUERIES,
    record: query('CREATE_TABLE_AS_SELECT', 'CREATE TABLE T AS SELECT * FROM CUSTOMERS'),
    expect: { action: 'Copy', movement: 'copy', 'destination.container': 'T' },
  },
  {
    operation: 'RENAME_TABLE',
    source: QUERIES,
    record: query('RENAME_TABLE', 'ALTER TABLE CUSTOMERS RENAME TO PEOPLE'),
    expect: { action: 'Rename', 'object.name': 'CUSTOMERS' },
  },
  {
    operation: 'CREATE_USER',
    source: QUERIES,
    record: query('CREATE_USER', "CREATE USER MERCY PASSWORD = '***'"),
    expect: { action: null, targetUser: 'MERCY' },
  },
  {
    operation: 'ALTER_USER',
    source: QUERIES,
    record: query('ALTER_USER', 'ALTER USER BEN SET DISABLED = TRUE'),
    expect: { action: null, targetUser: 'BEN', 'object.kind': 'account' },
  },
  {
    operation: 'INSERT',
    source: QUERIES,
    record: query('INSERT', "INSERT INTO T VALUES ('a')"),
    expect: { action: null, movement: 'none', 'object.name': 'SALES' },
  },
  {
    operation: 'a statement without its time',
    source: QUERIES,
    record: { QUERY_TYPE: 'SELECT', QUERY_TEXT: 'SELECT 1' },
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'a row with small column names',
    source: QUERIES,
    record: { query_id: '1', query_type: 'GRANT', user_name: 'ANN', start_time: TIME },
    expect: { action: 'Share', vendorOperation: 'GRANT' },
  },
  {
    operation: 'LOGIN',
    source: LOGINS,
    record: login(),
    expect: {
      stream: 'login-history',
      vendorOperation: 'LOGIN',
      vendorEventId: '3001',
      occurredAt: NOON,
      outcome: 'success',
      'actor.email': 'ann@example.com',
      'network.sourceIp': '203.0.113.10',
      'extra.firstFactor': 'PASSWORD',
    },
  },
  {
    operation: 'LOGIN, refused and summed up',
    source: LOGINS,
    record: login({ IS_SUCCESS: 'NO', CLIENT_IP: '0.0.0.0', ERROR_MESSAGE: 'OVERFLOW' }),
    expect: { outcome: 'failure', 'network.sourceIp': null, 'extra.error': 'OVERFLOW' },
  },
  {
    operation: 'LOGOUT',
    source: LOGINS,
    record: login({ EVENT_TYPE: 'LOGOUT' }),
    expect: { vendorOperation: 'LOGOUT' },
  },
  {
    operation: 'ACCESS_HISTORY, read and unloaded',
    source: ACCESS,
    record: {
      QUERY_ID: '1',
      QUERY_START_TIME: TIME,
      USER_NAME: 'ANN_LEE',
      DIRECT_OBJECTS_ACCESSED:
        '[{"objectDomain":"Table","objectId":66,"objectName":"SALES.PUBLIC.T"}]',
      OBJECTS_MODIFIED: '[{"objectDomain":"Stage","objectName":"SALES.PUBLIC.OUT"}]',
    },
    count: 2,
    expect: {
      vendorOperation: 'DIRECT_OBJECTS_ACCESSED',
      action: 'View',
      'object.name': 'SALES.PUBLIC.T',
    },
  },
  {
    operation: 'COPY_HISTORY',
    source: 'COPY_HISTORY view (Snowflake documentation)',
    record: {
      FILE_NAME: 'in/leads.csv',
      STAGE_LOCATION: 's3://inbox/in/',
      LAST_LOAD_TIME: TIME,
      FILE_SIZE: 2048,
      STATUS: 'Loaded',
      TABLE_CATALOG_NAME: 'SALES',
      TABLE_SCHEMA_NAME: 'PUBLIC',
      TABLE_NAME: 'LEADS',
    },
    expect: {
      action: 'Upload',
      outcome: 'success',
      'object.name': 'leads.csv',
      'object.sizeBytes': 2048,
      'origin.container': 'inbox',
      'destination.container': 'SALES.PUBLIC.LEADS',
    },
  },
  {
    operation: 'DATA_TRANSFER_HISTORY',
    source: 'DATA_TRANSFER_HISTORY view (Snowflake documentation)',
    record: {
      START_TIME: TIME,
      TRANSFER_TYPE: 'COPY',
      SOURCE_REGION: 'eu-west-1',
      TARGET_CLOUD: 'AZURE',
      TARGET_REGION: 'westeurope',
      BYTES_TRANSFERRED: 4096,
    },
    expect: {
      action: 'Download',
      'object.sizeBytes': 4096,
      'destination.name': 'Azure',
      cloudRegion: 'eu-west-1',
    },
  },
  {
    operation: 'GRANTS_TO_ROLES',
    source: ROLES,
    record: grant(),
    expect: {
      stream: 'grants',
      vendorOperation: 'GRANT',
      action: 'Share',
      'actor.kind': 'unknown',
      'actor.name': 'SYSADMIN',
      targetGroup: 'ANALYST',
      'object.name': 'SALES.PUBLIC.CUSTOMERS',
      'recipients.0.address': 'analyst',
      visibilityAfter: null,
    },
  },
  {
    operation: 'GRANTS_TO_ROLES, taken back',
    source: ROLES,
    record: grant({ CREATED_ON: '2026-01-01 00:00:00 +0000', DELETED_ON: TIME }),
    expect: { vendorOperation: 'REVOKE', action: null, occurredAt: NOON, recipients: [] },
  },
  {
    operation: 'GRANTS_TO_USERS',
    source: 'GRANTS_TO_USERS view (Snowflake documentation)',
    record: {
      CREATED_ON: TIME,
      ROLE: 'ANALYST',
      GRANTED_TO: 'USER',
      GRANTEE_NAME: 'ben@example.com',
      GRANTED_BY: 'USERADMIN',
    },
    expect: {
      action: 'Share',
      targetUser: 'ben@example.com',
      targetGroup: 'ANALYST',
      'recipients.0.kind': 'person',
    },
  },
  {
    operation: 'USERS',
    source: 'USERS view (Snowflake documentation)',
    record: {
      NAME: 'ANN_LEE',
      LOGIN_NAME: 'ANN@EXAMPLE.COM',
      DISPLAY_NAME: 'Ann Lee',
      DISABLED: 'false',
      DELETED_ON: null,
    },
    expect: {
      kind: 'person',
      entityId: 'ANN_LEE',
      emails: ['ann@example.com'],
      logins: ['ann@example.com', 'ann_lee'],
      status: 'active',
      isDeleted: false,
    },
  },
  {
    operation: 'TABLES',
    source: 'TABLES view (Snowflake documentation)',
    record: {
      TABLE_ID: 66,
      TABLE_NAME: 'T',
      TABLE_SCHEMA: 'PUBLIC',
      TABLE_CATALOG: 'SALES',
      TABLE_TYPE: 'BASE TABLE',
      BYTES: 4096,
      DELETED: TIME,
    },
    expect: {
      kind: 'item',
      entityId: '66',
      path: 'SALES.PUBLIC.T',
      sizeBytes: 4096,
      isDeleted: true,
    },
  },
  {
    operation: 'STAGES',
    source: 'STAGES view (Snowflake documentation)',
    record: {
      STAGE_ID: 12,
      STAGE_NAME: 'OUT',
      STAGE_SCHEMA: 'PUBLIC',
      STAGE_CATALOG: 'SALES',
      STAGE_URL: 's3://northwind-exports/out/',
      STAGE_REGION: 'us-east-1',
      STAGE_TYPE: 'External Named',
      STAGE_OWNER: 'ANALYST',
      LAST_ALTERED: TIME,
      DELETED: null,
    },
    expect: {
      kind: 'item',
      entityId: '12',
      path: 'SALES.PUBLIC.OUT',
      url: 's3://northwind-exports/out/',
      isDeleted: false,
    },
  },
  {
    operation: 'MASKING_POLICIES',
    source: 'MASKING_POLICIES view (Snowflake documentation)',
    record: {
      POLICY_ID: 7,
      POLICY_NAME: 'HIDE_SSN',
      POLICY_SCHEMA: 'PUBLIC',
      POLICY_CATALOG: 'SALES',
      POLICY_OWNER: 'SECURITY',
      LAST_ALTERED: TIME,
      DELETED: TIME,
    },
    expect: {
      kind: 'item',
      entityId: '7',
      name: 'HIDE_SSN',
      path: 'SALES.PUBLIC.HIDE_SSN',
      isDeleted: true,
    },
  },
];
