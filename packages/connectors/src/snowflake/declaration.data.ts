import { declare } from '../kit/declaration/declare.ts';

const DAY = 86_400;
const HOUR = 3600;

/** Statements that neither read nor change data; most rows. */
const CHATTER =
  "'SHOW','DESCRIBE','DESCRIBE_QUERY','USE','SET','UNSET','ALTER_SESSION','BEGIN_TRANSACTION','COMMIT','ROLLBACK','LIST_FILES'";

function view(
  name: string,
  columns: string,
  field: string,
  options: { where?: string; alias?: string } = {},
) {
  const moment = options.alias ?? field;
  const where = options.where === undefined ? '' : ` AND ${options.where}`;
  return {
    dialect: 'snowflake' as const,
    query:
      `SELECT ${columns} FROM SNOWFLAKE.ACCOUNT_USAGE.${name}` +
      ` WHERE ${moment} >= :since AND ${moment} < :until${where} ORDER BY ${moment}`,
  };
}

/** Rows appear up to this many seconds after their own time, in no order. */
function cursor(field: string, latency: number) {
  return {
    type: 'time' as const,
    field,
    order: 'asc' as const,
    overlap: latency,
    maxWindow: DAY,
    maxAge: 365 * DAY,
    initial: 7 * DAY,
  };
}

const SHARED = {
  kind: 'events' as const,
  sources: ['Snowflake' as const],
  transport: 'sql' as const,
  scopes: ['SNOWFLAKE.GOVERNANCE_VIEWER'],
  every: 900,
};

export const declaration = declare({
  docs: 'Account Usage; Key-pair authentication and rotation (Snowflake documentation)',
  plan: 'Every edition; ACCESS_HISTORY needs Enterprise',
  latency: '45 minutes to 3 hours by view; grants and users up to 2 hours',
  gives: ['activity', 'people', 'items'],
  basis: 'samples',
  credentials: [
    {
      id: 'account',
      label: 'Account identifier',
      help: 'organisation-account, as in the address before .snowflakecomputing.com',
    },
    { id: 'user', label: 'User' },
    { id: 'private_key', label: 'Private key (PKCS #8, PEM)', isSecret: true, kind: 'multiline' },
    {
      id: 'private_key_passphrase',
      label: 'Passphrase of the key',
      isSecret: true,
      isOptional: true,
    },
    { id: 'role', label: 'Role', default: 'WAYBILL_READER' },
    { id: 'warehouse', label: 'Warehouse' },
  ],
  streams: [
    {
      ...SHARED,
      id: 'query-history',
      title: 'Statements',
      sql: view(
        'QUERY_HISTORY',
        'QUERY_ID, LEFT(QUERY_TEXT, 20000) AS QUERY_TEXT, QUERY_TYPE, DATABASE_NAME, SCHEMA_NAME, SESSION_ID, USER_NAME, ROLE_NAME, WAREHOUSE_NAME, QUERY_TAG, EXECUTION_STATUS, ERROR_MESSAGE, START_TIME, END_TIME, ROWS_PRODUCED, ROWS_UNLOADED, BYTES_WRITTEN_TO_RESULT, OUTBOUND_DATA_TRANSFER_CLOUD, OUTBOUND_DATA_TRANSFER_REGION, OUTBOUND_DATA_TRANSFER_BYTES',
        'END_TIME',
        { where: `QUERY_TYPE NOT IN (${CHATTER})` },
      ),
      // By its end: a statement that runs for hours is written down when it is done.
      cursor: cursor('END_TIME', 3 * HOUR),
      recordId: ['QUERY_ID'],
    },
    {
      ...SHARED,
      id: 'login-history',
      title: 'Sign-ins',
      scopes: ['SNOWFLAKE.SECURITY_VIEWER'],
      sql: view('LOGIN_HISTORY', '*', 'EVENT_TIMESTAMP'),
      cursor: cursor('EVENT_TIMESTAMP', 2 * HOUR),
      recordId: ['EVENT_ID', 'EVENT_TIMESTAMP'],
    },
    {
      ...SHARED,
      id: 'access-history',
      title: 'Objects that statements read and wrote',
      isDefault: false,
      sql: view(
        'ACCESS_HISTORY',
        'QUERY_ID, QUERY_START_TIME, USER_NAME, TO_JSON(DIRECT_OBJECTS_ACCESSED) AS DIRECT_OBJECTS_ACCESSED, TO_JSON(OBJECTS_MODIFIED) AS OBJECTS_MODIFIED',
        'QUERY_START_TIME',
      ),
      cursor: cursor('QUERY_START_TIME', 3 * HOUR),
      recordId: ['QUERY_ID'],
    },
    {
      ...SHARED,
      id: 'copy-history',
      title: 'Loaded files',
      scopes: ['SNOWFLAKE.USAGE_VIEWER'],
      sql: view('COPY_HISTORY', '*', 'LAST_LOAD_TIME'),
      cursor: cursor('LAST_LOAD_TIME', 2 * 86_400),
      recordId: ['FILE_NAME', 'STAGE_LOCATION', 'LAST_LOAD_TIME', 'TABLE_ID'],
    },
    {
      ...SHARED,
      id: 'data-transfer-history',
      title: 'Transfers to other regions and clouds',
      scopes: ['SNOWFLAKE.USAGE_VIEWER'],
      every: HOUR,
      sql: view('DATA_TRANSFER_HISTORY', '*', 'START_TIME'),
      cursor: cursor('START_TIME', 2 * HOUR),
    },
    {
      ...SHARED,
      id: 'grants-to-roles',
      title: 'Grants to roles',
      scopes: ['SNOWFLAKE.SECURITY_VIEWER'],
      every: HOUR,
      sql: view(
        'GRANTS_TO_ROLES',
        '*, COALESCE(DELETED_ON, CREATED_ON) AS CHANGED_ON',
        'CHANGED_ON',
        {
          alias: 'COALESCE(DELETED_ON, CREATED_ON)',
        },
      ),
      cursor: cursor('CHANGED_ON', 2 * HOUR),
    },
    {
      ...SHARED,
      id: 'grants-to-users',
      title: 'Roles given to users',
      scopes: ['SNOWFLAKE.SECURITY_VIEWER'],
      every: HOUR,
      sql: view(
        'GRANTS_TO_USERS',
        '*, COALESCE(DELETED_ON, CREATED_ON) AS CHANGED_ON',
        'CHANGED_ON',
        {
          alias: 'COALESCE(DELETED_ON, CREATED_ON)',
        },
      ),
      cursor: cursor('CHANGED_ON', 2 * HOUR),
    },
    {
      ...SHARED,
      id: 'users',
      title: 'Users',
      kind: 'entities',
      scopes: ['SNOWFLAKE.SECURITY_VIEWER'],
      every: HOUR,
      sql: {
        dialect: 'snowflake',
        query:
          'SELECT NAME, LOGIN_NAME, DISPLAY_NAME, FIRST_NAME, LAST_NAME, EMAIL, DISABLED, DEFAULT_ROLE, HAS_PASSWORD, LAST_SUCCESS_LOGIN, CREATED_ON, DELETED_ON FROM SNOWFLAKE.ACCOUNT_USAGE.USERS',
      },
      cursor: { type: 'full' },
      recordId: ['NAME', 'CREATED_ON', 'DELETED_ON'],
    },
    {
      ...SHARED,
      id: 'tables',
      title: 'Tables',
      kind: 'entities',
      scopes: ['SNOWFLAKE.OBJECT_VIEWER'],
      isDefault: false,
      every: DAY,
      sql: {
        dialect: 'snowflake',
        query:
          'SELECT TABLE_ID, TABLE_NAME, TABLE_SCHEMA, TABLE_CATALOG, TABLE_TYPE, TABLE_OWNER, BYTES, ROW_COUNT, LAST_ALTERED, DELETED FROM SNOWFLAKE.ACCOUNT_USAGE.TABLES',
      },
      cursor: { type: 'full' },
      recordId: ['TABLE_ID', 'LAST_ALTERED', 'DELETED'],
    },
    {
      ...SHARED,
      id: 'stages',
      title: 'Stages, and the storage behind them',
      kind: 'entities',
      scopes: ['SNOWFLAKE.OBJECT_VIEWER'],
      isDefault: false,
      every: DAY,
      sql: {
        dialect: 'snowflake',
        query:
          'SELECT STAGE_ID, STAGE_NAME, STAGE_SCHEMA, STAGE_CATALOG, STAGE_URL, STAGE_REGION, STAGE_TYPE, STAGE_OWNER, LAST_ALTERED, DELETED FROM SNOWFLAKE.ACCOUNT_USAGE.STAGES',
      },
      cursor: { type: 'full' },
      recordId: ['STAGE_ID', 'LAST_ALTERED', 'DELETED'],
    },
    {
      ...SHARED,
      id: 'masking-policies',
      title: 'Masking policies',
      kind: 'entities',
      isDefault: false,
      every: DAY,
      sql: {
        dialect: 'snowflake',
        query:
          'SELECT POLICY_ID, POLICY_NAME, POLICY_SCHEMA, POLICY_CATALOG, POLICY_OWNER, LAST_ALTERED, DELETED FROM SNOWFLAKE.ACCOUNT_USAGE.MASKING_POLICIES',
      },
      cursor: { type: 'full' },
      recordId: ['POLICY_ID', 'LAST_ALTERED', 'DELETED'],
    },
  ],
});
