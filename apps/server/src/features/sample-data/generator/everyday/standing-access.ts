import { MINUTE_MS, memberOf, type Company } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { someWorkMoment } from '../company/working-time.ts';
import { personCaller, trailRecord } from '../payloads/cloudtrail-record.ts';
import { googleActivity } from '../payloads/google-activity.ts';
import { googleParameters } from '../payloads/google-parameters.ts';
import { consoleLogin } from '../routines/cloud-routine.ts';
import { createRandom } from '../random.ts';
import { SUPPLIER_AWS_ACCOUNT } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { later, privateAddress } from './somebody.ts';

/** Access that stays open: a supplier's account on a log bucket, mail that continues to a private box. */
export function standingAccess(company: Company): SamplePayload[] {
  return [
    ...supplierPolicy(momentOf(company, 'it', 'supplier')),
    privateForwarding(momentOf(company, 'marketing', 'forwarding')),
  ];
}

function momentOf(company: Company, department: string, topic: string): Moment {
  const person = memberOf(company, department, 3);
  const random = createRandom(company.seed, 'everyday', topic);
  return { company, person, at: someWorkMoment(company, person, random), random };
}

function supplierPolicy(moment: Moment): SamplePayload[] {
  const bucketName = `${moment.company.label}-edge-logs`;
  const statement = {
    Sid: 'SupplierReadsLogs',
    Effect: 'Allow',
    Principal: { AWS: `arn:aws:iam::${SUPPLIER_AWS_ACCOUNT}:role/log-reader` },
    Action: ['s3:GetObject', 's3:ListBucket'],
    Resource: [`arn:aws:s3:::${bucketName}`, `arn:aws:s3:::${bucketName}/*`],
  };
  return [
    consoleLogin(moment),
    trailRecord(later(moment, 6 * MINUTE_MS), personCaller(moment), {
      service: 's3',
      operation: 'PutBucketPolicy',
      parameters: { bucketName, bucketPolicy: { Version: '2012-10-17', Statement: [statement] } },
    }),
  ];
}

function privateForwarding(moment: Moment): SamplePayload {
  return googleActivity(moment, 'user_accounts', [
    {
      type: 'email_forwarding_change',
      name: 'email_forwarding_out_of_domain',
      parameters: googleParameters({
        email_forwarding_destination_address: privateAddress(moment),
      }),
    },
  ]);
}
