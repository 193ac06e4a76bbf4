import type { Moment } from '../company/moment.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { auditRecord } from './audit-record.ts';

const TEAMS_RECORD = 25;

/** A record of Teams, in the team of the person's department unless `more` names another. */
export function teamsRecord(
  moment: Moment,
  operation: string,
  more: Record<string, unknown>,
): SamplePayload {
  const { department } = moment.person;
  return auditRecord(moment, {
    workload: 'MicrosoftTeams',
    operation,
    recordType: TEAMS_RECORD,
    more: {
      TeamGuid: `19:${department.id}-general@thread.tacv2`,
      TeamName: department.name,
      ...more,
    },
  });
}
