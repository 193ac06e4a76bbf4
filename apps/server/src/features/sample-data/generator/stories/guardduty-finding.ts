import { objectEvent, personCaller, trailRecord } from '../payloads/cloudtrail-record.ts';
import { MINUTE_MS } from '../company/company.ts';
import { later } from '../everyday/somebody.ts';
import { guardDutyFinding } from '../payloads/guard-duty-finding.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

/** GuardDuty reports that a bucket of customer files is read in an unusual way. */
export const story = defineStory({
  id: 'guardduty-finding',
  expects: { severity: 'HIGH', title: /^AWS security finding: \w+-customer-files by / },
  ...scene({ who: ['engineering', 23], daysBefore: 3, hour: 23, minute: 4 }, (moment) => {
    const bucketName = `${moment.company.label}-customer-files`;
    const key = 'exports/customers.parquet';
    return [
      trailRecord(moment, personCaller(moment), {
        service: 's3',
        operation: 'GetObject',
        parameters: { bucketName, key },
        more: objectEvent(bucketName, key, { out: 8_400_000 }),
      }),
      guardDutyFinding(later(moment, 11 * MINUTE_MS), {
        type: 'Exfiltration:S3/AnomalousBehavior',
        title: 'An IAM entity invoked an S3 API in a suspicious way.',
        severity: 8,
        bucket: bucketName,
      }),
    ];
  }),
  twin: scene({ who: ['engineering', 25], daysBefore: 3, hour: 15, minute: 9 }, (moment) => [
    guardDutyFinding(moment, {
      type: 'Discovery:S3/AnomalousBehavior',
      title: 'An IAM entity listed the objects of a bucket.',
      severity: 2,
      bucket: `${moment.company.label}-engineering`,
    }),
  ]),
});
