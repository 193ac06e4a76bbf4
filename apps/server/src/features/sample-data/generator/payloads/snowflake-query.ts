import type { Random } from '../random.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

export interface Query {
  /** `QUERY_TYPE` of the query history, e.g. `UNLOAD`. */
  type: string;
  text: string;
  rows: number;
  /** The account that ran it: with single sign-on the mail address, else the account's name. */
  user: string;
}

/** A row of the query history. */
export function snowflakeQuery(
  { at, random }: { at: number; random: Random },
  query: Query,
): SamplePayload {
  return jsonPayload('snowflake', at, {
    QUERY_ID: random.uuid(),
    QUERY_TYPE: query.type,
    QUERY_TEXT: query.text,
    DATABASE_NAME: 'PROD',
    SCHEMA_NAME: 'CRM',
    USER_NAME: query.user,
    ROLE_NAME: 'ANALYST',
    WAREHOUSE_NAME: 'REPORTS',
    EXECUTION_STATUS: 'SUCCESS',
    ERROR_CODE: null,
    START_TIME: new Date(at).toISOString(),
    END_TIME: new Date(at).toISOString(),
    TOTAL_ELAPSED_TIME: random.between(300, 9000),
    ROWS_PRODUCED: query.rows,
  });
}
