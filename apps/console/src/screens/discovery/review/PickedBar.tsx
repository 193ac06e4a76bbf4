import type { FlowMap } from '@waybill/contract';
import { Button, buttonClass, tableToCsv, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { MakeDetectionDialog } from '../../../components/detection/manual/MakeDetectionDialog.tsx';
import { manualText } from '../../../components/detection/manual/manual.text.ts';
import { saveFile } from '../../../components/save-file.ts';
import { pairText, type FlowPair, type FlowView } from '../filter/flow-view.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import { pairNames, type EndNames } from '../flow-ends.ts';
import type { FlowReviewDecision } from '../flow-vocabulary.data.ts';
import { bandTable } from '../map/map-parts.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { reviewText } from './review.text.ts';

export interface PickedBarProps {
  view: FlowView;
  /** The whole that the selected flows belong to. */
  map: FlowMap | undefined;
  names: EndNames;
  actions: FlowActions;
}

const DECISIONS = [
  { state: 'sanctioned', word: 'sanction' },
  { state: 'watch', word: 'watchIt' },
  { state: 'forbidden', word: 'forbid' },
  { state: 'unreviewed', word: 'reset' },
] as const;

/** Actions on the selected flows; stays visible while the page scrolls. */
export function PickedBar({ view, map, names, actions }: PickedBarProps) {
  const text = textOf(reviewText);
  const [asked, setAsked] = useState<FlowReviewDecision | null>(null);
  const cannotReview = useMissingReason('flow:review');
  const cannotExport = useMissingReason('activity:export');
  const cannotMake = useMissingReason('detection:triage');
  const [isMaking, setIsMaking] = useState(false);
  const { picked } = view;
  const [first] = picked;
  if (first === undefined) return null;
  const keys = new Set(picked.map(pairText));
  const bands = (map?.bands ?? []).filter((band) => keys.has(pairText(band)));
  return (
    <div
      role="group"
      aria-label={text.actions}
      className="sticky bottom-0 z-30 mt-auto flex flex-wrap items-center gap-2 border-t border-line-2 bg-raised px-4 py-2.5 shadow-float"
    >
      <span aria-live="polite" className="mr-2 font-medium">
        {text.chosen(picked.length)}
      </span>
      {DECISIONS.map(({ state, word }) => (
        <Button key={state} disabledReason={cannotReview} onClick={() => setAsked(state)}>
          {text[word]}
        </Button>
      ))}
      {picked.length === 1 && (
        <Link
          to={`/policies/wizard?${policyParams(first, names)}`}
          className={buttonClass('secondary', 'md')}
        >
          {text.newPolicy}
        </Link>
      )}
      {picked.length === 1 && (
        <Button disabledReason={cannotMake} onClick={() => setIsMaking(true)}>
          {textOf(manualText).make}
        </Button>
      )}
      <Button
        disabledReason={cannotExport}
        onClick={() => {
          if (map === undefined) return;
          const { headers, rows } = bandTable({ ...map, bands }, view, 'file');
          const csv = tableToCsv(headers, rows);
          saveFile(new Blob([csv], { type: 'text/csv' }), text.fileName);
        }}
      >
        {text.exportCsv}
      </Button>
      <Button variant="ghost" className="ml-auto" onClick={actions.clearPicked}>
        {text.clear}
      </Button>
      {isMaking && (
        <MakeDetectionDialog
          about={{ kind: 'flow', ...first, from: view.filter.from, to: view.filter.to }}
          proposedTitle={flowTitle(first, names)}
          onClose={() => setIsMaking(false)}
        />
      )}
      {asked !== null && (
        <ReviewDialog
          state={asked}
          pairs={picked}
          names={names}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            actions.clearPicked();
          }}
        />
      )}
    </div>
  );
}

/** Default title of a detection from the flow. */
function flowTitle(pair: FlowPair, names: EndNames): string {
  const { origin, destination } = pairNames(pair, names);
  return `${origin.name} → ${destination.name}`;
}

/** Start of a new policy: the places of the flow, as shown. */
function policyParams(pair: FlowPair, names: EndNames): URLSearchParams {
  const { origin, destination } = pairNames(pair, names);
  return new URLSearchParams({ from: origin.glyph, to: destination.glyph });
}
