import type { DetectionDetail } from '@waybill/contract';
import { Badge, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { localDateTime } from '../../local-time.ts';
import { wordOf } from '../word-of.ts';
import { DueMark } from './DueMark.tsx';
import { spellSnooze } from './snooze-words.ts';
import { triageText } from './triage.text.ts';

/** Triage facts of a detection, one per line: state, verdict, wake condition, tags. */
export function TriageNotes({ detection }: { detection: DetectionDetail }) {
  const { substatus, verdict, verdictReason, tags } = detection;
  return (
    <div className="mt-2.5 flex flex-col gap-1.5 text-base text-ink-2">
      <p className="flex flex-wrap items-center gap-1.5">
        {substatus !== 'first_seen' && (
          <Badge tone={substatus === 'ongoing' ? 'neutral' : 'high'}>{wordOf(substatus)}</Badge>
        )}
        {verdict !== null && (
          <Badge tone={verdict === 'confirmed' ? 'critical' : 'ok'}>
            {wordOf(verdict)}
            {verdictReason !== null && ` – ${wordOf(verdictReason)}`}
          </Badge>
        )}
        <DueMark detection={detection} isLong />
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </p>
      <NoteLines detection={detection} />
    </div>
  );
}

function NoteLines({ detection }: { detection: DetectionDetail }) {
  const text = textOf(triageText);
  const { verdictNote, snooze, earlier, suppressedUntil, severityOverride, status } = detection;
  return (
    <>
      {verdictNote !== null && <p className="whitespace-pre-line">{verdictNote}</p>}
      {snooze !== null && (
        <p>
          {wordOf('snoozed')} {spellSnooze(snooze)}
        </p>
      )}
      {status === 'suppressed' && suppressedUntil !== null && (
        <p>{text.suppressedUntil(localDateTime(suppressedUntil))}</p>
      )}
      {earlier !== null && (
        <p>
          <Link
            to={`/detections/${earlier.detectionId}`}
            className="text-accent underline underline-offset-2"
          >
            {text.follows(earlier.number, earlier.verdict === null ? '–' : wordOf(earlier.verdict))}
          </Link>
        </p>
      )}
      {severityOverride !== null && (
        <p>
          {text.overriddenBy(
            severityOverride.by,
            wordOf(severityOverride.raised),
            severityOverride.reason,
          )}
        </p>
      )}
    </>
  );
}
