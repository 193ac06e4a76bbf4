import type { Company } from '../company/company.ts';
import {
  objectEvent,
  trailRecord,
  type TrailAct,
  type TrailCaller,
} from '../payloads/cloudtrail-record.ts';
import type { Random } from '../random.ts';
import { SAMPLE_AWS_ACCOUNT } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { MACHINES, serviceCaller } from './machine-caller.ts';
import type { MachineMoment, MachineRule } from './machine-rule.ts';

/** Describe calls of the monitoring agent: the steady noise of every account. */
const DESCRIBES: readonly (readonly [string, string])[] = [
  ['ec2', 'DescribeInstances'],
  ['ec2', 'DescribeVolumes'],
  ['rds', 'DescribeDBInstances'],
  ['elasticloadbalancing', 'DescribeTargetHealth'],
  ['autoscaling', 'DescribeAutoScalingGroups'],
  ['cloudwatch', 'DescribeAlarms'],
];

export const CLOUD_MACHINES: readonly MachineRule[] = [
  {
    perDay: 38,
    act({ at, random }) {
      const [service, operation] = random.pick(DESCRIBES);
      return call({ at, random }, MACHINES.monitoring, { service, operation });
    },
  },
  {
    perDay: 14,
    act: ({ at, random }) =>
      call({ at, random }, serviceCaller('autoscaling'), {
        service: 'sts',
        operation: 'AssumeRole',
        parameters: {
          roleArn: `arn:aws:iam::${SAMPLE_AWS_ACCOUNT}:role/web-instance`,
          roleSessionName: `i-${random.hex(17)}`,
        },
      }),
  },
  {
    perDay: 9,
    act: ({ at, random }) =>
      call({ at, random }, MACHINES.deployment, {
        service: 'ecr',
        operation: random.pick(['BatchGetImage', 'PutImage', 'GetDownloadUrlForLayer']),
        parameters: { repositoryName: random.pick(['web', 'worker', 'mailer']) },
      }),
  },
  {
    perDay: 3,
    hours: [1, 2],
    act: ({ at, random }) =>
      call({ at, random }, MACHINES.backup, {
        service: 'ec2',
        operation: 'CreateSnapshot',
        parameters: { volumeId: `vol-${random.hex(17)}`, description: 'nightly' },
      }),
  },
  {
    perDay: 16,
    act: ({ at, random, company }) => dataEvent({ at, random, company }, 'GetObject', 'raw'),
  },
  {
    perDay: 18,
    act: ({ at, random, company }) => dataEvent({ at, random, company }, 'PutObject', 'curated'),
  },
];

function call(
  moment: { at: number; random: Random },
  caller: TrailCaller,
  act: TrailAct,
): SamplePayload {
  return trailRecord(moment, caller, act);
}

/** The pipeline reads and writes objects named by hour. */
function dataEvent(
  moment: Pick<MachineMoment, 'at' | 'random'> & { company: Company },
  operation: 'GetObject' | 'PutObject',
  layer: string,
): SamplePayload {
  const bucketName = `${moment.company.label}-data-lake`;
  const hour = new Date(moment.at).toISOString().slice(0, 13).replace('T', '/');
  const key = `${layer}/orders/${hour}/part-${moment.random.digits(4)}.parquet`;
  const bytes = Math.round(4_000_000 * moment.random.logNormal(0.8));
  return trailRecord(moment, MACHINES.pipeline, {
    service: 's3',
    operation,
    parameters: { bucketName, key },
    more: objectEvent(bucketName, key, operation === 'GetObject' ? { out: bytes } : { in: bytes }),
  });
}
