import { addressOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

export interface ReportAct {
  operation: 'ReportExported' | 'ReportRunFromLightning';
  name: string;
  rows: number;
  columns: readonly string[];
}

/** A stored event of Salesforce on a report that was run or exported. */
export function salesforceReport(moment: Moment, act: ReportAct): SamplePayload {
  const { person, at, random } = moment;
  return jsonPayload('salesforce', at, {
    attributes: { type: 'ReportEvent', url: '/services/data/v62.0/sobjects/ReportEvent' },
    EventIdentifier: random.uuid(),
    EventDate: new Date(at).toISOString(),
    CreatedDate: new Date(at).toISOString(),
    UserId: `0055f${person.oktaId.slice(3, 13)}AAN`,
    Username: person.email,
    SourceIp: addressOf(moment),
    Operation: act.operation,
    EventSource: 'Lightning',
    Name: act.name,
    ReportId: `00O5f${random.hex(10)}AAC`,
    Format: 'Tabular',
    Scope: 'organization',
    NumberOfColumns: act.columns.length,
    ColumnHeaders: `[${act.columns.join(', ')}]`,
    QueriedEntities: 'Contact, Account',
    RowsProcessed: act.rows,
    RowsReturned: act.rows,
    IsScheduled: false,
    Sequence: 1,
  });
}
