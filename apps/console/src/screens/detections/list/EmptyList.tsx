import type { DetectionFilter, DetectionSummary } from '@waybill/contract';
import { Button, buttonClass, CodeBlock, EmptyState, formatCount } from '@waybill/ui';
import { Link } from 'react-router';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { Icon } from '../../../components/icons.ts';
import { SampleProgress } from '../../../components/sample-data/SampleProgress.tsx';
import { useSampleData } from '../../../components/sample-data/use-sample-data.ts';
import { hasFilters } from '../filter/detection-view.ts';
import { chipsOf } from '../filter/facet-view.ts';
import { rangeLabel } from '../filter/time-ranges.ts';
import { usePolicyNames } from '../../../components/detection/use-policy-names.ts';
import type { ListActions } from '../use-list-view.ts';

export interface EmptyListProps {
  filter: DetectionFilter;
  summary: DetectionSummary | undefined;
  actions: ListActions;
}

/** Why the list is empty: nothing has come yet, or the filter leaves nothing. */
export function EmptyList({ filter, summary, actions }: EmptyListProps) {
  return hasFilters(filter) ? (
    <NoMatch filter={filter} summary={summary} actions={actions} />
  ) : (
    <NothingYet />
  );
}

function NoMatch({ filter, summary, actions }: EmptyListProps) {
  const policyNames = usePolicyNames();
  const chips = chipsOf(filter, summary, policyNames);
  const hasRange = filter.from !== undefined || filter.to !== undefined;
  return (
    <EmptyState
      kind="noMatch"
      title="No detection matches"
      description="Take a filter away to see more."
      actions={
        <>
          {hasRange && (
            <Button size="sm" onClick={() => actions.setRange(null, null)}>
              {rangeLabel(filter)} ✕
            </Button>
          )}
          {chips.map((chip) => (
            <Button
              key={chip.key}
              size="sm"
              aria-label={`Remove filter ${chip.label} ${chip.verb ?? 'is'} ${chip.value}`}
              onClick={() =>
                chip.name === 'q' ? actions.clear('q') : actions.toggle(chip.name, chip.one)
              }
            >
              {chip.label} {chip.verb ?? 'is'} {chip.value} ✕
            </Button>
          ))}
          <Button size="sm" variant="primary" onClick={actions.clearAll}>
            Clear all
          </Button>
        </>
      }
    />
  );
}

/** Run where Waybill runs; the route of the API takes the same records from anywhere. */
const INGEST_LINE = 'npx waybill ingest --source google-drive activity.json';

function NothingYet() {
  const sample = useSampleData();
  const missing = useMissingReason('setting:manage');
  const { state } = sample;
  if (state !== undefined && sample.isRunning) {
    return (
      <EmptyState
        kind="nothingYet"
        title={
          state.state === 'loading' ? 'Sample data is on its way' : 'Sample data is being emptied'
        }
        description={`${formatCount(state.done)} of ${formatCount(state.total)} events. The list fills by itself.`}
        actions={<SampleProgress state={state} />}
      />
    );
  }
  if (state !== undefined && !state.isTenantEmpty) {
    return (
      <EmptyState
        kind="nothingYet"
        title="No detections"
        description="Activity is arriving, and nothing in it has met a policy."
        actions={
          <Link to="/policies" className={buttonClass('secondary', 'md')}>
            See the policies
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      kind="nothingYet"
      title="Nothing has arrived yet"
      description={
        <div className="flex flex-col gap-4">
          <p>
            Look around with sample data, or take in your own records: on the machine that runs
            Waybill, or from anywhere with a token.
          </p>
          <div className="text-left">
            <CodeBlock label="Command" value={INGEST_LINE} hasLineNumbers={false} />
          </div>
        </div>
      }
      actions={
        <>
          <Button
            variant="primary"
            icon={<Icon.sample aria-hidden />}
            disabledReason={missing}
            onClick={() => void sample.load()}
          >
            Load sample data
          </Button>
          <Link to="/settings/integrations" className={buttonClass('secondary', 'md')}>
            Mint a token
          </Link>
        </>
      }
    />
  );
}
