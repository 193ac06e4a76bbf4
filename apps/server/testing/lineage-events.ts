import { mappedEvent } from '@waybill/connectors';
import type { MappedEvent } from '@waybill/contract';
import fc from 'fast-check';
import type { IncomingRecord } from '../src/features/ingest/writing/settled-event.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const MINUTE = 60_000;
const DIGESTS = ['a', 'b', 'c'].map((digit) => digit.repeat(64));

/** An action on a few files, items and devices, so that actions coincide. */
export const lineageAct = fc.record({
  act: fc.constantFrom('copy', 'rename', 'upload', 'download', 'compress', 'view', 'item', 'share'),
  minute: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 300 })),
  device: fc.constantFrom('lt-1', 'lt-2'),
  person: fc.constantFrom('ana@ours.example', 'ben@ours.example'),
  one: fc.integer({ min: 0, max: 2 }),
  two: fc.integer({ min: 0, max: 2 }),
  item: fc.integer({ min: 0, max: 2 }),
  digest: fc.option(fc.constantFrom(...DIGESTS)),
  size: fc.option(fc.constantFrom(100, 200.4)),
});
export type LineageAct = typeof lineageAct extends fc.Arbitrary<infer Act> ? Act : never;

const RELATED = { id: null, name: null, path: null, url: null, sha256: null, sizeBytes: null };
const NO_LINEAGE = {
  source: null,
  target: null,
  members: [],
  memberCount: null,
  isLocked: null,
  clipboardSha256: null,
  sequence: null,
  gesture: null,
};
const DRIVE = {
  kind: 'app' as const,
  name: 'Google Drive',
  host: null,
  container: 'Shared',
  account: null,
};

const fileAt = (number: number) => ({
  ...RELATED,
  path: `/Users/x/f${number}.txt`,
  name: `f${number}.txt`,
});

/** The action as a record: `number` determines its id. */
export function lineageRecord(act: LineageAct, number: number): IncomingRecord {
  const isService = act.act === 'item' || act.act === 'share' || act.act === 'view';
  const event = mappedEvent({
    source: isService ? 'Google Drive' : 'Sensor',
    stream: 'acts',
    vendorEventId: `act-${number}`,
    vendorOperation: act.act,
    outcome: 'success',
    occurredAt: NOON + act.minute * MINUTE,
    actor: { kind: 'person', email: act.person },
    ...(isService ? {} : { device: { hostname: act.device, id: act.device } }),
    ...factsOf(act),
  });
  return { payload: Buffer.from(JSON.stringify({ number, ...act })), events: [event] };
}

function factsOf({ act, one, two, item, digest, size, device }: LineageAct): Partial<MappedEvent> {
  const file = {
    kind: 'file' as const,
    directory: null,
    extension: 'txt',
    mimeType: null,
    owner: null,
    ...fileAt(one),
    sha256: digest,
    sizeBytes: size,
  };
  const thing = { ...file, path: null, id: `item${item}`, sha256: null };
  const own = {
    kind: 'device' as const,
    name: device,
    host: device,
    container: null,
    account: null,
  };
  switch (act) {
    case 'copy':
      return { action: 'CopyFile', object: file, lineage: { ...NO_LINEAGE, target: fileAt(two) } };
    case 'rename':
      return { action: 'Rename', object: file, lineage: { ...NO_LINEAGE, source: fileAt(two) } };
    case 'upload':
      return {
        action: 'Upload',
        movement: 'upload',
        object: file,
        origin: own,
        destination: DRIVE,
      };
    case 'download':
      return {
        action: 'Download',
        movement: 'download',
        object: file,
        origin: DRIVE,
        destination: own,
      };
    case 'compress':
      return {
        action: 'Compress',
        object: { ...file, name: 'z.zip', path: '/Users/x/z.zip' },
        lineage: { ...NO_LINEAGE, members: [{ ...fileAt(one), sha256: digest }, fileAt(two)] },
      };
    case 'view':
      return { action: 'View', object: thing, origin: DRIVE };
    case 'share':
      return {
        action: 'Share',
        movement: 'share',
        object: thing,
        origin: DRIVE,
        destination: { kind: 'public', name: 'Public', host: null, container: null, account: null },
        visibilityAfter: 'link',
      };
    default:
      return {
        action: 'Download',
        movement: 'download',
        object: thing,
        origin: DRIVE,
        destination: own,
      };
  }
}
