import type { VendorRecord } from '../kit/define-connector.ts';
import { truth } from '../kit/number.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { text } from '../kit/text.ts';
import { accessRow } from './access-row.ts';
import { storePlace } from './snowflake-place.ts';
import { statementAct } from './statement-act.ts';

export const hooks: Hooks = {
  statement,
  statement_excerpt: (record) => text(record['QUERY_TEXT'])?.slice(0, 2000) ?? null,
  access_row: accessRow,
  load_origin: (record) => ({ origin: storePlace(text(record['STAGE_LOCATION']) ?? '') }),
  login_outcome: (record) => {
    const isSuccess = truth(record['IS_SUCCESS']);
    return isSuccess === null ? null : isSuccess ? 'success' : 'failure';
  },
};

/** Facts from the statement's text, overriding those from its type. */
function statement(record: VendorRecord): Partial<EventFacts> {
  const written = text(record['QUERY_TEXT']);
  return { ...(written === null ? null : statementAct(written)) };
}
