import { s3AccessLine } from '../payloads/s3-access-line.ts';
import { SAMPLE_AWS_ACCOUNT } from '../sample-company.data.ts';
import type { MachineRule } from './machine-rule.ts';

const WEB_ROLE = `arn:aws:sts::${SAMPLE_AWS_ACCOUNT}:assumed-role/web-instance/i-0f3c`;
const ASSETS = ['css/site.css', 'js/site.js', 'img/logo.svg', 'img/hero.jpg', 'fonts/text.woff2'];
const CLIENT = 'aws-sdk-java/2.32.0';

/** Server access logs of the buckets behind the web site. */
export const STORAGE_LOG_MACHINES: readonly MachineRule[] = [
  {
    perDay: 15,
    act: ({ company, at, random }) =>
      s3AccessLine(at, random, {
        bucket: `${company.label}-web-assets`,
        key: random.pick(ASSETS),
        operation: 'REST.GET.OBJECT',
        requester: WEB_ROLE,
        sourceIp: '192.0.2.90',
        status: 200,
        sizeBytes: random.between(2_000, 400_000),
        userAgent: CLIENT,
      }),
  },
  {
    perDay: 4,
    act: ({ company, at, random }) =>
      s3AccessLine(at, random, {
        bucket: `${company.label}-web-assets`,
        key: `uploads/${random.hex(12)}.jpg`,
        operation: 'REST.PUT.OBJECT',
        requester: WEB_ROLE,
        sourceIp: '192.0.2.90',
        status: 200,
        sizeBytes: random.between(40_000, 900_000),
        userAgent: CLIENT,
      }),
  },
  {
    // Scanners of the internet, who are turned away.
    perDay: 2,
    act: ({ company, at, random }) =>
      s3AccessLine(at, random, {
        bucket: `${company.label}-web-assets`,
        key: random.pick(['.env', 'backup.zip', 'index.php']),
        operation: 'REST.GET.OBJECT',
        requester: '-',
        sourceIp: `192.0.2.${random.between(150, 250)}`,
        status: 403,
        sizeBytes: 0,
        userAgent: 'curl/8.9.1',
      }),
  },
];
