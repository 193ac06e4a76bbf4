import type { DetectionDetail, DetectionFilter } from '@waybill/contract';
import { OPEN_STATUSES } from '@waybill/contract/enums';
import { Field, Select, textOf } from '@waybill/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { useDataTypes } from '../../classification/use-data-types.ts';
import { offerOf } from './tuning-offer.ts';
import { PolicyTrial } from './PolicyTrial.tsx';
import { wrongTypes } from './tuned-rule.ts';
import { tuningText } from './tuning.text.ts';

export interface TuningOfferProps {
  detection: DetectionDetail;
  /** Its container: nothing is rendered without an offer. */
  frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** After a verdict: the suggested tuning, its effect, and a link. */
export function TuningOffer({ detection, frame: Frame }: TuningOfferProps) {
  const text = textOf(tuningText);
  const { nameOf: typeName } = useDataTypes();
  const types = wrongTypes(detection.dataTypes, detection.explanation.condition);
  const [chosen, setChosen] = useState<string | null>(null);
  const typeId = types.find((id) => id === chosen) ?? types[0];
  const offer = offerOf(detection, { typeId, name: typeName(typeId ?? '') });
  if (offer === null) return null;
  const isOfType = detection.verdictReason === 'wrong_data_type';
  return (
    <Frame title={text.tune}>
      <p className="text-base font-medium">{offer.title}</p>
      <p className="mt-0.5 text-base text-ink-2">{offer.help}</p>
      {isOfType && types.length > 1 && (
        <div className="mt-2">
          <Field label={text.chooseType}>
            <Select
              label={text.chooseType}
              value={typeId ?? null}
              onChange={setChosen}
              options={types.map((id) => ({ value: id, label: typeName(id) }))}
            />
          </Field>
        </div>
      )}
      <Concerned filter={offer.concerned} />
      {offer.link !== null && (
        <Link
          to={offer.link.to}
          className="mt-2 inline-block text-base text-accent underline-offset-2 hover:underline"
        >
          {offer.link.label}
        </Link>
      )}
      {detection.type === 'Policy' && detection.policyKey !== null && (
        <PolicyTrial
          key={`${detection.detectionId}/${detection.rev}/${typeId}`}
          policyKey={detection.policyKey}
          detection={detection}
          typeId={isOfType ? typeId : undefined}
        />
      )}
    </Frame>
  );
}

/** Number of open and closed detections concerned: the same as in the linked list. */
function Concerned({ filter }: { filter: DetectionFilter }) {
  const text = textOf(tuningText);
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
