import type { DetectionDetail, JoinedFinding } from '@waybill/contract';
import { Button, ConfirmDialog, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { localDateTime } from '../../local-time.ts';
import { joinReason, vendorStateWord } from './finding-words.ts';
import { findingsText } from './findings.text.ts';
import { useSeparateFinding } from './use-separate-finding.ts';

/** Joined vendor findings of a detection, the reason, and the action to separate one. */
export function JoinedFindings({
  detection: { detectionId, findings },
}: {
  detection: Pick<DetectionDetail, 'detectionId' | 'findings'>;
}) {
  const text = textOf(findingsText);
  const separate = useSeparateFinding(detectionId);
  const [asked, setAsked] = useState<JoinedFinding | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-base text-ink-2">{text.help}</p>
      <ul className="flex flex-col gap-3">
        {findings.map((finding) => (
          <FindingRow
            key={`${finding.source}/${finding.findingId}`}
            finding={finding}
            onSeparate={() => setAsked(finding)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={text.separateQuestion}
        description={text.separateEffect}
        confirmLabel={text.separateConfirm}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void separate(asked);
          setAsked(null);
        }}
      />
    </div>
  );
}

function FindingRow({ finding, onSeparate }: { finding: JoinedFinding; onSeparate: () => void }) {
  const text = textOf(findingsText);
  const missing = useMissingReason('detection:triage');
  const { name, rule, vendorSeverity, state, separated, own } = finding;
  const facts = [
    vendorSeverity === null ? null : text.severityOf(vendorSeverity),
    state === null ? null : text.stateOf(vendorStateWord(state)),
  ].filter((fact) => fact !== null);
  return (
    <li className="flex items-start gap-3 text-base">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {name}
          {rule !== null && <span className="font-normal text-ink-2"> · {rule}</span>}
        </p>
        {facts.length > 0 && <p className="text-ink-2">{facts.join(' · ')}</p>}
        <p className="text-ink-2">{joinReason(finding)}</p>
        {separated !== null && (
          <p className="text-ink-3">
            {text.separatedBy(separated.by ?? text.somebody, localDateTime(separated.at))}{' '}
            <Link
              to={`/detections/${own.detectionId}`}
              className="text-accent underline underline-offset-2"
            >
              {text.ownDetection(own.number)}
            </Link>
          </p>
        )}
      </div>
      {separated === null && (
        <Button
          size="sm"
          aria-label={text.separateNamed(name)}
          disabledReason={missing}
          onClick={onSeparate}
        >
          {text.separate}
        </Button>
      )}
    </li>
  );
}
