import type { Company } from '../company/company.ts';
import type { Random } from '../random.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';

export interface CloudCall {
  /** First label of the service, e.g. `storage`. */
  service: string;
  method: string;
  resource: string;
  caller: { email: string; ip: string };
}

/** An audit log entry of the company's Google Cloud project. */
export function googleCloudEntry(
  { company, at, random }: { company: Company; at: number; random: Random },
  { service, method, resource, caller }: CloudCall,
): SamplePayload {
  const project = `${company.label}-apps`;
  return jsonPayload('google-cloud', at, {
    insertId: random.hex(12),
    logName: `projects/${project}/logs/cloudaudit.googleapis.com%2Factivity`,
    timestamp: new Date(at).toISOString(),
    receiveTimestamp: new Date(at + 1200).toISOString(),
    severity: 'NOTICE',
    resource: { type: 'audited_resource', labels: { project_id: project } },
    protoPayload: {
      '@type': 'type.googleapis.com/google.cloud.audit.AuditLog',
      serviceName: `${service}.googleapis.com`,
      methodName: method,
      resourceName: resource,
      authenticationInfo: { principalEmail: caller.email },
      requestMetadata: { callerIp: caller.ip, callerSuppliedUserAgent: 'gcloud/548.0.0' },
      status: {},
    },
  });
}
