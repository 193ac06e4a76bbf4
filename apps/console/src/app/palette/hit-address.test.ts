import { expect, test } from 'vitest';
import { hitAddress } from './hit-address.ts';

const trace = { originId: 'o1', destinationId: 'v/2' };

test.each([
  [{ kind: 'detection', key: 'd1' }, '/detections/d1'],
  [{ kind: 'policy', key: 'opened-to-public' }, '/policies?open=opened-to-public'],
  [{ kind: 'case', key: 'c1' }, '/detections?view=cases&case=c1'],
  [{ kind: 'event', key: 'e1' }, '/discovery?tab=events&event=e1'],
  [
    { kind: 'person', key: 'a@x.example', keys: ['a@x.example', 'a1'], detections: 2 },
    '/detections?person=a%40x.example&person=a1',
  ],
  [
    { kind: 'person', key: 'a', keys: ['a'], identityId: 'i1', hasEvents: true },
    '/settings/integrations?view=people&person=i1',
  ],
  [
    { kind: 'person', key: 'a', keys: ['a', 'b'], identityId: null, hasEvents: true },
    '/discovery?tab=events&scope=every&person=a&person=b',
  ],
  [{ kind: 'object', key: 'o', trace, detections: 3 }, '/traces/o1/v%2F2'],
  [{ kind: 'object', key: 'o', trace: null, detections: 3 }, '/detections?object=o'],
  [{ kind: 'object', key: 'o', trace: null, eventId: 'e1' }, '/discovery?tab=events&event=e1'],
  [{ kind: 'flow', key: 'o1~v', trace }, '/traces/o1/v%2F2'],
  [{ kind: 'place', key: 'Dropbox', placeId: 'p1' }, '/discovery?destinationIds=p1&scope=every'],
  [
    { kind: 'place', key: 'Dropbox', placeId: 'p1', detections: 1 },
    '/detections?destination=Dropbox',
  ],
] as const)('%j leads to %s', (hit, address) => {
  const keys = 'keys' in hit ? [...hit.keys] : [hit.key];
  expect(hitAddress({ ...hit, keys })).toBe(address);
});
