import {
  ownValue,
  type ActivityEvent,
  type DetectionFact,
  type Visibility,
} from '@waybill/contract';
import { isExposed, isVisibilityWidened } from '../../activity/visibility.ts';
import { fact } from '../weigh.ts';
import { mayLeave } from './leaving.ts';

const VISIBILITY_POINTS: Readonly<Partial<Record<Visibility, number>>> = {
  external: 1,
  link: 1.2,
  public: 1.5,
};
const OUTSIDE_POINTS = 1;
const UNMANAGED_POINTS = 0.9;
const REMOVABLE_POINTS = 0.8;
/** The owner of the account is unknown: significant only with the most sensitive data. */
const UNKNOWN_POINTS = 0.2;

/** How an action exposes data to more people or to unmonitored places; empty if it does not. */
export function exposureFacts(event: ActivityEvent): DetectionFact[] {
  return [visibility(event), recipients(event), destination(event), device(event)].filter(
    (found) => found !== null,
  );
}

function visibility(event: ActivityEvent): DetectionFact | null {
  const { visibilityBefore, visibilityAfter } = event;
  if (visibilityAfter === null || !isExposed(visibilityAfter)) return null;
  if (isVisibilityWidened(event) !== true) return null;
  return fact(
    'visibility',
    visibilityAfter,
    ownValue(VISIBILITY_POINTS, visibilityAfter) ?? 0,
    visibilityBefore,
  );
}

function recipients({ recipientsOutside, outsideDomains }: ActivityEvent): DetectionFact | null {
  if (recipientsOutside !== 'yes') return null;
  return fact('outsideRecipients', outsideDomains.slice(0, 3).join(', ') || null, OUTSIDE_POINTS);
}

function destination(event: ActivityEvent): DetectionFact | null {
  const { destination: place } = event;
  if (place === null) return null;
  if (place.outside === 'yes') return fact('destination', place.name, OUTSIDE_POINTS);
  if (place.managed === 'no') return fact('destination', place.name, UNMANAGED_POINTS);
  const isRemovable = place.kind === 'external_storage' && place.managed !== 'yes';
  if (isRemovable) return fact('destination', place.name, REMOVABLE_POINTS);
  return mayLeave(event) ? fact('mayLeave', place.name, UNKNOWN_POINTS) : null;
}

function device({ device: { managed, hostname }, movement }: ActivityEvent): DetectionFact | null {
  const isTaken = managed === 'no' && movement === 'download';
  return isTaken ? fact('unmanagedDevice', hostname ?? true, UNMANAGED_POINTS) : null;
}
