import { HOUR_MS, MINUTE_MS, memberOf } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { serviceCaller } from '../machines/machine-caller.ts';
import { personCaller, trailRecord } from '../payloads/cloudtrail-record.ts';
import { consoleLogin } from '../routines/cloud-routine.ts';
import { FOREIGN_AWS_ACCOUNT } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene, sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const DATABASE_SNAPSHOT = 'orders-before-upgrade';

/** An administrator shares a fresh disk snapshot and a database snapshot with a foreign account. */
export const story = defineStory({
  id: 'snapshot-to-foreign-account',
  expects: { severity: 'HIGH', title: /shared with AWS account 444455556666 by / },
  protagonist: (company) => memberOf(company, 'it', 1),
  tell(company) {
    const person = story.protagonist(company);
    const start = sceneOf(company, person, { daysBefore: 2, hour: 20, minute: 18 });
    const snapshotId = `snap-${start.random.hex(17)}`;
    const volumeId = `vol-${start.random.hex(17)}`;
    const minute = (minutes: number): Moment => later(start, minutes * MINUTE_MS);
    return [
      consoleLogin(start),
      call(minute(2), 'ec2', 'DescribeVolumes', {}),
      call(minute(4), 'ec2', 'CreateSnapshot', { volumeId, description: 'before upgrade' }),
      call(minute(9), 'ec2', 'DescribeSnapshots', {}),
      call(minute(31), 'ec2', 'ModifySnapshotAttribute', {
        snapshotId,
        attributeType: 'CREATE_VOLUME_PERMISSION',
        createVolumePermission: { add: { items: [{ userId: FOREIGN_AWS_ACCOUNT }] } },
      }),
      call(minute(34), 'rds', 'CreateDBSnapshot', {
        dBSnapshotIdentifier: DATABASE_SNAPSHOT,
        dBInstanceIdentifier: 'orders',
      }),
      call(minute(52), 'rds', 'ModifyDBSnapshotAttribute', {
        dBSnapshotIdentifier: DATABASE_SNAPSHOT,
        attributeName: 'restore',
        valuesToAdd: [FOREIGN_AWS_ACCOUNT],
      }),
      copiedAway(later(start, 2 * HOUR_MS), snapshotId),
    ];
  },
  twin: scene({ who: ['engineering', 18], daysBefore: 2, hour: 15, minute: 8 }, (moment) => [
    call(moment, 'ec2', 'CreateSnapshot', {
      volumeId: `vol-${moment.random.hex(17)}`,
      description: 'before upgrade',
    }),
  ]),
});

function call(
  moment: Moment,
  service: string,
  operation: string,
  parameters: Record<string, unknown>,
): SamplePayload {
  return trailRecord(moment, personCaller(moment), { service, operation, parameters });
}

/** The owner of a shared snapshot learns that another account copied it, but not which. */
function copiedAway(moment: Moment, snapshotId: string): SamplePayload {
  return trailRecord(moment, serviceCaller('ec2'), {
    service: 'ec2',
    operation: 'SharedSnapshotCopyInitiated',
    more: { eventType: 'AwsServiceEvent', serviceEventDetails: { snapshotId } },
  });
}
