import { browserOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import {
  objectEvent,
  personCaller,
  trailRecord,
  type TrailAct,
} from '../payloads/cloudtrail-record.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** Activity in the AWS account: service, operation, frequency. */
const ACTS: readonly (readonly [readonly [string, string], number])[] = [
  [['ec2', 'DescribeInstances'], 22],
  [['signin', 'ConsoleLogin'], 12],
  [['sts', 'GetCallerIdentity'], 9],
  [['cloudwatch', 'GetMetricData'], 9],
  [['logs', 'FilterLogEvents'], 8],
  [['s3', 'GetObject'], 12],
  [['s3', 'ListObjects'], 6],
  [['s3', 'PutObject'], 7],
  [['ec2', 'DescribeSecurityGroups'], 5],
  [['rds', 'DescribeDBInstances'], 4],
  [['ssm', 'GetParameter'], 4],
  [['secretsmanager', 'GetSecretValue'], 2],
  [['lambda', 'GetFunction'], 2],
  [['iam', 'ListRoles'], 2],
];

const KEYS = [
  'deploy/manifest.json',
  'reports/usage.csv',
  'fixtures/orders.parquet',
  'logs/app.gz',
];

/** One call of a person to AWS. */
export function cloudRoutine(moment: Moment): SamplePayload[] {
  const [service, operation] = moment.random.weighted(ACTS);
  if (operation === 'ConsoleLogin') return [consoleLogin(moment)];
  const act = { service, operation, ...detailsOf(moment, operation) };
  return [trailRecord(moment, personCaller(moment), act)];
}

/** A sign-in to the console. */
export function consoleLogin(moment: Moment): SamplePayload {
  return trailRecord(moment, personCaller(moment, browserOf(moment.person)), {
    service: 'signin',
    operation: 'ConsoleLogin',
    more: {
      eventType: 'AwsConsoleSignIn',
      responseElements: { ConsoleLogin: 'Success' },
      additionalEventData: { LoginTo: 'console', MobileVersion: 'No', MFAUsed: 'Yes' },
    },
  });
}

function detailsOf(moment: Moment, operation: string): Pick<TrailAct, 'parameters' | 'more'> {
  const { company, random } = moment;
  const bucketName = `${company.label}-engineering`;
  const key = random.pick(KEYS);
  const bytes = Math.round(90_000 * random.logNormal(1));
  switch (operation) {
    case 'GetObject':
      return {
        parameters: { bucketName, key },
        more: objectEvent(bucketName, key, { out: bytes }),
      };
    case 'PutObject':
      return { parameters: { bucketName, key }, more: objectEvent(bucketName, key, { in: bytes }) };
    case 'ListObjects':
      return { parameters: { bucketName, prefix: 'reports/' } };
    case 'GetParameter':
      return { parameters: { name: '/app/feature-flags', withDecryption: false } };
    case 'GetSecretValue':
      return { parameters: { secretId: 'staging/database' } };
    case 'GetFunction':
      return { parameters: { functionName: 'order-events' } };
    default:
      return {};
  }
}
