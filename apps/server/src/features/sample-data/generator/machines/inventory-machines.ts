import { jsonPayload } from '../sample-payload.ts';
import { SAMPLE_MICROSOFT_TENANT } from '../sample-company.data.ts';
import type { MachineRule } from './machine-rule.ts';

/** Changes of people and devices as the HR system and the two device managements report them. */
export const INVENTORY_MACHINES: readonly MachineRule[] = [
  {
    perDay: 5,
    hours: [7, 17],
    act: ({ company, at, random }) => {
      const place = random.between(1, company.people.length);
      return jsonPayload('bamboohr', at, {
        type: 'employee.updated',
        timestamp: `${new Date(at).toISOString().slice(0, 19)}+0000`,
        data: {
          companyId: company.label,
          employeeId: String(place),
          changedFields: [random.pick(['jobTitle', 'location', 'supervisor', 'mobilePhone'])],
        },
      });
    },
  },
  {
    perDay: 6,
    act: ({ company, at, random }) => {
      const windows = company.people.filter(({ os }) => os === 'Windows');
      const { device } = random.pick(windows);
      return jsonPayload('intune', at, {
        time: new Date(at).toISOString(),
        tenantId: SAMPLE_MICROSOFT_TENANT,
        category: 'AuditLogs',
        operationName: 'RotateBitLockerKeys ManagedDevice',
        resultType: 'Success',
        identity: `mdm@${company.ownDomain}`,
        properties: {
          ActivityResultStatus: 1,
          Actor: {
            ActorType: 1,
            ApplicationName: 'Intune',
            Name: null,
            UPN: `mdm@${company.ownDomain}`,
          },
          AuditEventId: random.uuid(),
          TargetDisplayNames: [device],
          TargetObjectIds: [random.uuid()],
          Targets: [],
        },
      });
    },
  },
  {
    perDay: 6,
    act: ({ company, at, random }) => {
      const macs = company.people.filter(({ os }) => os === 'Mac OS X');
      const person = random.pick(macs);
      return jsonPayload('jamf', at, {
        webhook: { webhookEvent: 'ComputerCheckIn', name: 'all', eventTimestamp: at },
        event: {
          deviceName: person.device,
          udid: random.uuid(),
          serialNumber: `C02${random.hex(7).toUpperCase()}`,
          username: person.email.split('@')[0],
        },
      });
    },
  },
];
