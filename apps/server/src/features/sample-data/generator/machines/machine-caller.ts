import { roleCaller, type TrailCaller } from '../payloads/cloudtrail-record.ts';

/** Addresses of the company's own servers. */
const SERVER_IP = '192.0.2.80';
const RUNNER_IP = '192.0.2.81';

/** Roles that programs of the company work under. */
export const MACHINES = {
  monitoring: roleCaller('monitoring-agent', 'collector-1', SERVER_IP),
  backup: roleCaller('nightly-backup', 'backup-runner', SERVER_IP),
  pipeline: roleCaller('data-pipeline', 'batch-worker', SERVER_IP),
  deployment: roleCaller('ci-deploy', 'build-runner', RUNNER_IP),
} as const satisfies Record<string, TrailCaller>;

/** A service of AWS that calls on the account's behalf: no address and no client of its own. */
export function serviceCaller(service: string): TrailCaller {
  const host = `${service}.amazonaws.com`;
  return {
    identity: { type: 'AWSService', invokedBy: host },
    sourceIp: host,
    userAgent: host,
  };
}
