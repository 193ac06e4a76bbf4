import { createHash } from 'node:crypto';
import type { HeldTouch, Hold, TouchFacts } from '@waybill/engine';

/** A deterministic id for the same words. */
export function lineageId(...parts: readonly (string | number)[]): string {
  const digest = createHash('md5').update(parts.join(' ')).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type TouchDraft = Omit<HeldTouch, 'facts' | 'hold'> & {
  facts?: Partial<TouchFacts>;
  hold?: Partial<Hold>;
};

/** A touch of a file on a device with only the given facts. */
export function heldTouchOf({ facts, hold, ...touch }: TouchDraft): HeldTouch {
  return {
    ...touch,
    facts: {
      location: {
        locationId: touch.locationId,
        kind: 'file',
        name: 'Plan "1"\\.xlsx',
        path: 'C:\\Plan "1"\\.xlsx',
        url: null,
        place: {
          kind: 'device',
          name: 'lt-17',
          host: 'lt-17',
          container: null,
          account: null,
          managed: 'yes',
          outside: 'unknown',
        },
      },
      objectKey: null,
      action: null,
      relation: 'same-content',
      observer: 'sensor',
      clock: 'sensor lt-17',
      sequence: null,
      person: 'ana@ours.example',
      device: 'lt-17',
      namedBy: null,
      sizeBytes: 1000,
      owner: null,
      visibility: null,
      sensitivity: null,
      dataTypes: [],
      cameFrom: null,
      isView: false,
      isProvisional: false,
      isLocked: false,
      isPartial: false,
      managed: 'unknown',
      isCreation: false,
      isSample: false,
      ...facts,
    },
    hold: {
      versionId: lineageId('version', touch.locationId),
      isOpening: false,
      before: null,
      beforeAt: null,
      aheadMs: 0,
      partner: null,
      groupDigest: null,
      groupHint: null,
      isRoot: false,
      gap: null,
      openedKey: null,
      ownClass: null,
      ...hold,
    },
  };
}

/** In the order of a store: by location, order key, event, slot. */
export function sortedTouches(touches: readonly HeldTouch[]): HeldTouch[] {
  const keyOf = ({ locationId, orderKey, eventId, slot }: HeldTouch): string =>
    [locationId, orderKey, eventId, slot].join(' ');
  return touches.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
}
