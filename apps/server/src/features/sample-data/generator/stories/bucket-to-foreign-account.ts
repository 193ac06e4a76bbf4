import { HOUR_MS, MINUTE_MS, memberOf } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import {
  bucketResource,
  objectEvent,
  personCaller,
  trailRecord,
  type TrailCaller,
} from '../payloads/cloudtrail-record.ts';
import { consoleLogin } from '../routines/cloud-routine.ts';
import { FOREIGN_AWS_ACCOUNT, SAMPLE_AWS_ACCOUNT } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene, sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const COPIED = 42;
const FOREIGN_BUCKET = 'intake-7f31c';

/** All that a bucket's owner learns about a caller from another account. */
const FOREIGN_CALLER: TrailCaller = {
  identity: {
    type: 'AWSAccount',
    principalId: 'AIDASAMPLEFOREIGN001',
    accountId: FOREIGN_AWS_ACCOUNT,
  },
  sourceIp: '192.0.2.201',
  userAgent: 'aws-cli/2.31.0',
};

/**
 * Late in the evening an engineer gives a foreign account read access to a bucket of ledger exports and
 * copies its objects into that account's bucket; the account reads more, then the policy disappears.
 */
export const story = defineStory({
  id: 'bucket-to-foreign-account',
  expects: { severity: 'HIGH', title: /^42 files copied to AWS S3 by / },
  protagonist: (company) => memberOf(company, 'engineering', 2),
  tell(company) {
    const person = story.protagonist(company);
    const evening = sceneOf(company, person, { daysBefore: 3, hour: 21, minute: 52 });
    const morning = sceneOf(company, person, { daysBefore: 2, hour: 9, minute: 7 });
    const bucketName = `${company.label}-ledger-exports`;
    const keys = Array.from(
      { length: COPIED },
      (_, place) => `ledger/2026/journal-${String(place + 1).padStart(3, '0')}.csv`,
    );
    return [
      consoleLogin(evening),
      call(later(evening, MINUTE_MS), 'ListBuckets', {}),
      call(later(evening, 2 * MINUTE_MS), 'GetBucketPolicy', { bucketName }),
      call(later(evening, 5 * MINUTE_MS), 'PutBucketPolicy', {
        bucketName,
        bucketPolicy: policyFor(FOREIGN_AWS_ACCOUNT, bucketName),
      }),
      ...keys.map((key, place) =>
        copied(later(evening, 8 * MINUTE_MS + place * 2500), bucketName, key),
      ),
      ...keys.slice(0, 6).map((key, place) =>
        trailRecord(later(evening, 2 * HOUR_MS + place * 4000), FOREIGN_CALLER, {
          service: 's3',
          operation: 'GetObject',
          parameters: { bucketName, key },
          more: objectEvent(bucketName, key, { out: 1_800_000 }),
        }),
      ),
      call(morning, 'DeleteBucketPolicy', { bucketName }),
    ];
  },
  twin: scene({ who: ['engineering', 12], daysBefore: 3, hour: 11, minute: 17 }, (moment) => {
    const bucketName = `${moment.company.label}-engineering`;
    const bucketPolicy = policyFor(SAMPLE_AWS_ACCOUNT, bucketName);
    return [call(moment, 'PutBucketPolicy', { bucketName, bucketPolicy })];
  }),
});

function call(
  moment: Moment,
  operation: string,
  parameters: Record<string, unknown>,
): SamplePayload {
  return trailRecord(moment, personCaller(moment), { service: 's3', operation, parameters });
}

function policyFor(account: string, bucketName: string) {
  return {
    Version: '2012-10-17',
    Statement: [
      {
        Sid: 'Migration',
        Effect: 'Allow',
        Principal: { AWS: `arn:aws:iam::${account}:root` },
        Action: ['s3:GetObject', 's3:ListBucket'],
        Resource: [`arn:aws:s3:::${bucketName}`, `arn:aws:s3:::${bucketName}/*`],
      },
    ],
  };
}

function copied(moment: Moment, bucketName: string, key: string): SamplePayload {
  return trailRecord(moment, personCaller(moment), {
    service: 's3',
    operation: 'CopyObject',
    parameters: {
      bucketName: FOREIGN_BUCKET,
      key,
      'x-amz-copy-source': `${bucketName}/${key}`,
    },
    more: {
      managementEvent: false,
      eventCategory: 'Data',
      resources: [
        bucketResource(FOREIGN_BUCKET, FOREIGN_AWS_ACCOUNT),
        bucketResource(bucketName, SAMPLE_AWS_ACCOUNT),
      ],
    },
  });
}
