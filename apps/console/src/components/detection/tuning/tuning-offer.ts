import type { DetectionDetail, DetectionFilter } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { withTuning } from '../../policy/tuning-address.ts';
import { tuningText } from './tuning.text.ts';

/** Suggested change for a verdict's reason, and where. */
export interface Offer {
  title: string;
  help: string;
  /** Detections that the change concerns. */
  concerned: DetectionFilter;
  /** Further place of the change besides the policy, prefilled. */
  link: { to: string; label: string } | null;
}

const DAY_MS = 86_400_000;

type Destination = NonNullable<DetectionDetail['to']>;

/** Trust applies to the specific or owned place, not to everything with that name. */
function placeOf({ account, host, name }: Destination): string {
  return account ?? host ?? name;
}

/** Detections with the same destination. */
function concernedBy(to: Destination): DetectionFilter {
  const place = placeOf(to);
  return { destination: [to.name], ...(place === to.name ? {} : { q: `"${place}"` }) };
}

/** Data type that was wrong, and its name. */
export interface WrongType {
  typeId: string | undefined;
  name: string;
}

/** Suggestion after a verdict; null if its reason has none. */
export function offerOf(detection: DetectionDetail, wrong: WrongType): Offer | null {
  switch (detection.verdictReason) {
    case 'wrong_data_type':
      return typeOffer(detection, wrong);
    case 'wrong_destination':
      return placeOffer(detection);
    case 'wrong_person':
      return personOffer(detection);
    case 'business_flow':
      return flowOffer(detection);
    case 'threshold':
    case 'approved_exception':
      return policyOffer(detection);
    default:
      return null;
  }
}

function typeOffer({ detectionId }: DetectionDetail, { typeId, name }: WrongType): Offer | null {
  if (typeId === undefined) return null;
  const text = textOf(tuningText);
  const page = `/settings/data-types?${new URLSearchParams({ type: typeId })}`;
  return {
    title: text.dataType,
    help: text.dataTypeHelp,
    concerned: { dataType: [typeId] },
    link: { to: withTuning(page, { detectionId }), label: text.openType(name) },
  };
}

function placeOffer({ detectionId, to }: DetectionDetail): Offer | null {
  if (to === null) return null;
  const text = textOf(tuningText);
  const address = withTuning('/settings/general', { detectionId });
  return {
    title: text.destination(placeOf(to)),
    help: text.destinationHelp,
    concerned: concernedBy(to),
    link:
      to.host === null && to.account === null
        ? null
        : { to: address, label: text.openOrganisation },
  };
}

function personOffer({ person }: DetectionDetail): Offer | null {
  if (person === null) return null;
  const text = textOf(tuningText);
  const address = `/users?${new URLSearchParams({ sel: person.key })}`;
  return {
    title: text.person,
    help: text.personHelp,
    concerned: { person: [person.key] },
    link: { to: address, label: text.openPeople },
  };
}

function flowOffer(detection: DetectionDetail): Offer | null {
  const text = textOf(tuningText);
  return detection.to === null
    ? null
    : {
        title: text.flow,
        help: text.flowHelp,
        concerned: concernedBy(detection.to),
        link: { to: flowAddress(detection), label: text.openDiscovery },
      };
}

/** Policy-only changes. */
function policyOffer({ verdictReason, policyKey, person }: DetectionDetail): Offer | null {
  if (policyKey === null) return null;
  const text = textOf(tuningText);
  const policy = [policyKey];
  if (verdictReason === 'threshold') {
    return {
      title: text.threshold,
      help: text.thresholdHelp,
      concerned: { policy },
      link: null,
    };
  }
  return {
    title: text.exception,
    help: text.exceptionHelp,
    concerned: person === null ? { policy } : { policy, person: [person.key] },
    link: null,
  };
}

/** The detection's flow in Discovery, chosen, over the days in which it was seen. */
function flowAddress({ flow, firstSeenAt, lastSeenAt }: DetectionDetail): string {
  const { originId, destinationId } = flow;
  const dayOf = (at: number) => new Date(Math.floor(at / DAY_MS) * DAY_MS).toISOString();
  return `/discovery?${new URLSearchParams({
    scope: 'every',
    level: 'place',
    originIds: originId,
    destinationIds: destinationId,
    sel: `${originId}~${destinationId}`,
    from: dayOf(Date.parse(firstSeenAt)),
    to: dayOf(Date.parse(lastSeenAt) + DAY_MS),
  })}`;
}
