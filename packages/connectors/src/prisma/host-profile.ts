import type { MappedEvent } from '@waybill/contract';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { field, recordsOf, textAt } from '../kit/field.ts';
import { basename } from '../kit/file-name.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { operationRule } from '../kit/operation-table.ts';
import { PROFILE_OPERATIONS } from './operations.data.ts';

/**
 * A runtime profile of a host: the start parameters of its applications, and SSH commands. Each is its
 * own action. A profile without either only shows that the host exists.
 */
export function hostProfile(record: VendorRecord): MapResult {
  const started = recordsOf(record['apps'])
    .map((app) => field(app, 'startupProcess'))
    .flatMap((process) => recordsOf(process))
    .map((process) => processEvent(record, 'startupProcess', process));
  const remote = recordsOf(record['sshEvents']).map((process) =>
    processEvent(record, 'sshEvent', process),
  );
  const events = [...started, ...remote].filter((event) => event !== null);
  if (events.length > 0) return { kind: 'mapped', events };
  return { kind: 'skipped', reason: 'The profile lists neither applications nor remote commands.' };
}

function processEvent(
  record: VendorRecord,
  vendorOperation: string,
  process: VendorRecord,
): MappedEvent | null {
  const occurredAt = instant(textAt(process, 'time', 'loginTime') ?? textAt(record, 'created'));
  if (occurredAt === null) return null;
  const path = textAt(process, 'path');
  const user = textAt(process, 'user');
  return mappedEvent({
    source: 'Prisma',
    stream: 'host-profiles',
    vendorOperation,
    occurredAt,
    ...operationRule(PROFILE_OPERATIONS, vendorOperation),
    actor: { name: user, kind: user === 'root' ? 'system' : user === null ? 'unknown' : 'person' },
    device: { hostname: textAt(record, '_id', 'hostname') },
    network: { sourceIp: ipOf(textAt(process, 'ip')) },
    process: {
      name: basename(path),
      path,
      parent: basename(textAt(process, 'ppath')),
      commandLine: textAt(process, 'command'),
    },
    cloudAccount: textAt(record, 'accountID'),
  });
}
