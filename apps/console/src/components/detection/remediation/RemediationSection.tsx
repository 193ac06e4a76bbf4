import type { RemediationOption } from '@waybill/contract';
import { Badge, Button, SkeletonRows, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import { remediationActs, type RemediationActs } from './remediation-acts.ts';
import { RemediationDialog } from './RemediationDialog.tsx';
import { RemediationRuns } from './RemediationRuns.tsx';
import { hindranceLine } from './remediation-words.ts';
import { remediationText } from './remediation.text.ts';

/** Polling interval while something is in progress, milliseconds. */
const LOOK_MS = 3000;

/** Possible remediations at a detection's sources, why others are not, and the requests. */
export function RemediationSection({
  detectionId,
  acts = remediationActs,
}: {
  detectionId: string;
  acts?: RemediationActs;
}) {
  const text = textOf(remediationText);
  const [chosen, setChosen] = useState<RemediationOption | null>(null);
  const { data, error, isLoading, mutate } = useRead(
    '/v1/detections/{detectionId}/remediations',
    { params: { detectionId } },
    {
      refreshInterval: (latest) =>
        latest?.items.some(({ state }) => state === 'approved' || state === 'running') === true
          ? LOOK_MS
          : 0,
    },
  );
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={3} columns={1} label={text.loading} />
    ) : (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isLoading}
        onRetry={() => void mutate()}
      />
    );
  }
  const objects = objectGroups(data.options);
  return (
    <div className="flex flex-col gap-4">
      {objects.length === 0 && <p className="text-base text-ink-3">{text.nothing}</p>}
      {objects.map(({ options, others }) => (
        <ObjectActs
          key={options[0]?.objectKey}
          options={options}
          others={others}
          onChoose={setChosen}
        />
      ))}
      <RemediationRuns items={data.items} acts={acts} onChanged={() => void mutate()} />
      {chosen !== null && (
        <RemediationDialog
          detectionId={detectionId}
          option={chosen}
          acts={acts}
          onClose={() => setChosen(null)}
          onRun={() => {
            setChosen(null);
            void mutate();
          }}
        />
      )}
    </div>
  );
}

interface ObjectGroup {
  options: readonly RemediationOption[];
  /** Further objects with the same text. */
  others: number;
}

/** The options of each object; objects without any for the same reason are one group. */
function objectGroups(options: readonly RemediationOption[]): ObjectGroup[] {
  const groups = new Map<string, ObjectGroup>();
  for (const [objectKey, own] of Map.groupBy(options, (option) => option.objectKey)) {
    const shared = sharedReason(own);
    const key = shared === null ? `object ${objectKey}` : `reason ${shared}`;
    const before = groups.get(key);
    groups.set(
      key,
      before === undefined ? { options: own, others: 0 } : { ...before, others: before.others + 1 },
    );
  }
  return [...groups.values()];
}

/**
 * Why nothing can be done to an object, if every action has that reason; names the policy's proposal.
 */
function sharedReason(options: readonly RemediationOption[]): string | null {
  const [first] = options;
  if (first === undefined || options.some(({ isProposed }) => isProposed)) return null;
  const reasons = new Set(options.map(hindranceLine));
  return reasons.size === 1 ? hindranceLine(first) : null;
}

interface ObjectActsProps extends ObjectGroup {
  onChoose: (option: RemediationOption) => void;
}

/** The actions of one object; a shared reason is shown once. */
function ObjectActs({ options, others, onChoose }: ObjectActsProps) {
  const text = textOf(remediationText);
  const [first] = options;
  if (first === undefined) return null;
  const shared = sharedReason(options);
  return (
    <div>
      {(shared === null || first.objectName !== null) && (
        <h3 className="truncate font-mono text-sm text-ink-2" title={first.objectName ?? undefined}>
          {first.objectName ?? text.noObject}
          {others > 0 && ` ${text.andOthers(others)}`}
        </h3>
      )}
      {shared === null ? (
        <ul className="mt-1 flex flex-col">
          {options.map((option) => (
            <Act key={option.capability} option={option} onChoose={onChoose} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-base text-ink-3">
          {shared}{' '}
          {(first.hindrance === 'not_connected' || first.hindrance === 'paused') && (
            <Link to="/settings/integrations" className="text-accent underline underline-offset-2">
              {text.openIntegrations}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

function Act({
  option,
  onChoose,
}: {
  option: RemediationOption;
  onChoose: ObjectActsProps['onChoose'];
}) {
  const text = textOf(remediationText);
  const missing = useMissingReason('remediation:run');
  const { capability } = option;
  if (capability === null) return null;
  const reason = hindranceLine(option);
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-base">
          {text[capability]}
          {option.isProposed && <Badge tone="accent">{text.proposed}</Badge>}
        </p>
        <p className="text-sm text-ink-3">{reason ?? text[`${capability}Help`]}</p>
      </div>
      <Button
        size="sm"
        disabledReason={reason ?? missing}
        onClick={() => onChoose(option)}
        aria-label={text.previewOf(text[capability], option.objectName ?? text.noObject)}
      >
        {text.preview}
      </Button>
    </li>
  );
}
