import type { DetectionDetail, DetectionFilter } from '@waybill/contract';
import { OPEN_STATUSES } from '@waybill/contract/enums';
import { textOf } from '@waybill/ui';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { triageText } from './triage.text.ts';

/** What a verdict's reason says should be changed, and where. */
interface Offer {
  title: string;
  help: string;
  /** Detections that the change concerns. */
  concerned: DetectionFilter;
  link: { to: string; label: string } | null;
}

export interface TuningOfferProps {
  detection: DetectionDetail;
  /** What it stands in: nothing is drawn where nothing is offered. */
  frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** After a verdict: what its reason says should be tuned, and how many other detections that concerns. */
export function TuningOffer({ detection, frame: Frame }: TuningOfferProps) {
  const offer = offerOf(detection);
  if (offer === null) return null;
  return (
    <Frame title={textOf(triageText).tune}>
      <p className="text-base font-medium">{offer.title}</p>
      <p className="mt-0.5 text-base text-ink-2">{offer.help}</p>
      <Concerned filter={offer.concerned} />
      {offer.link !== null && (
        <Link
          to={offer.link.to}
          className="mt-2 inline-block text-base text-accent underline-offset-2 hover:underline"
        >
          {offer.link.label}
        </Link>
      )}
    </Frame>
  );
}

/** How many open and closed detections it concerns: the same numbers as the list that they open. */
function Concerned({ filter }: { filter: DetectionFilter }) {
  const text = textOf(triageText);
  const { data } = useRead('/v1/detections/summary', { query: filter });
  if (data === undefined) return null;
  const countOf = (key: 'status' | 'verdict', isMeant: (value: string) => boolean) =>
    (data.facets.find((facet) => facet.key === key)?.values ?? []).reduce(
      (sum, { value, count }) => (value !== null && isMeant(value) ? sum + count : sum),
      0,
    );
  const open = countOf('status', (value) => OPEN_STATUSES.some((status) => status === value));
  const closed = countOf('status', (value) => value === 'closed');
  const confirmed = countOf('verdict', (value) => value === 'confirmed');
  const address = new URLSearchParams(
    Object.entries(filter).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, String(value)]),
    ),
  );
  return (
    <p className="mt-2 text-base">
      <Link
        to={`/detections?${address.toString()}`}
        className="text-accent underline-offset-2 hover:underline"
      >
        {text.concerns(open, closed)}
      </Link>
      {confirmed > 0 && <span className="text-high-text"> · {text.conflicts(confirmed)}</span>}
    </p>
  );
}

type Destination = NonNullable<DetectionDetail['to']>;

/** Whose place it is, or which: that is trusted or not, rather than all that is called so. */
function placeOf({ account, host, name }: Destination): string {
  return account ?? host ?? name;
}

/** Detections that went to the same place. */
function concernedBy(to: Destination): DetectionFilter {
  const place = placeOf(to);
  return { destination: [to.name], ...(place === to.name ? {} : { q: `"${place}"` }) };
}

function offerOf(detection: DetectionDetail): Offer | null {
  const text = textOf(triageText);
  const { verdictReason, policyKey, to, person, dataTypes } = detection;
  switch (verdictReason) {
    case 'wrong_data_type':
      return dataTypes.length === 0
        ? null
        : {
            title: text.tuneDataType,
            help: text.tuneDataTypeHelp,
            concerned: { dataType: dataTypes },
            link: null,
          };
    case 'wrong_destination':
      return to === null
        ? null
        : {
            title: text.tuneDestination(placeOf(to)),
            help: text.tuneDestinationHelp,
            concerned: concernedBy(to),
            link: { to: '/settings/general', label: text.openOrganisation },
          };
    case 'threshold':
      return policyKey === null
        ? null
        : {
            title: text.tuneThreshold,
            help: text.tuneThresholdHelp,
            concerned: { policy: [policyKey] },
            link: {
              to: `/policies/wizard/${encodeURIComponent(policyKey)}`,
              label: text.openPolicy,
            },
          };
    case 'wrong_person':
      return person === null
        ? null
        : {
            title: text.tunePerson,
            help: text.tunePersonHelp,
            concerned: { person: [person.key] },
            link: { to: '/users', label: text.openPeople },
          };
    case 'business_flow':
      return to === null
        ? null
        : {
            title: text.tuneFlow,
            help: text.tuneFlowHelp,
            concerned: concernedBy(to),
            link: { to: '/discovery', label: text.openDiscovery },
          };
    default:
      return null;
  }
}
