import type { DetectionDetail } from '@waybill/contract';
import { canMove } from '@waybill/contract/detection-transitions';
import { IconButton, SampleMark, SeverityBadge, textOf } from '@waybill/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { CaseLinks } from '../../components/cases/CaseLinks.tsx';
import { neighbours, type DetectionTrail } from '../../components/detection/detection-trail.ts';
import { Statement } from '../../components/detection/Statement.tsx';
import { focusComment } from '../../components/detection/triage/focus-comment.ts';
import { TriageActions } from '../../components/detection/triage/TriageActions.tsx';
import { TriageNotes } from '../../components/detection/triage/TriageNotes.tsx';
import { useTriageKeys } from '../../components/detection/triage/use-triage-keys.ts';
import { useTriageOne } from '../../components/detection/triage/use-triage-one.tsx';
import type { TriageAction } from '../../components/detection/triage/TriageDialog.tsx';
import { PackButton } from '../../components/evidence-pack/PackButton.tsx';
import { Icon } from '../../components/icons.ts';
import { takesText } from '../../components/takes-text.ts';
import { detectionPageText } from './detection.text.ts';

export interface DetectionHeadProps {
  detection: DetectionDetail;
  /** The list it was opened from; null when it was opened by its address. */
  trail: DetectionTrail | null;
}

/** Number, severity, statement and the controls; with a trail also the way on through the list. */
export function DetectionHead({ detection, trail }: DetectionHeadProps) {
  const text = textOf(detectionPageText);
  const { navigate } = useNavigator();
  const { can } = useSessionInfo();
  const next = trail === null ? null : neighbours(trail, detection.detectionId).next;
  // A closed detection is done: the list continues.
  const triage = useTriageOne(() => {
    if (next !== null) navigate(`/detections/${next}`, { replace: true, state: trail });
  });
  const isOpen = canMove(detection.status, 'closed', 'analyst') && can('detection:triage');
  const ask = (action: TriageAction) => (isOpen ? () => triage.ask(action, detection) : undefined);
  useTriageKeys({
    a: isOpen ? () => triage.take(detection) : undefined,
    e: ask('verdict'),
    v: ask('verdict'),
    m: ask('snooze'),
    s: ask('assign'),
    c: focusComment,
  });
  return (
    <header className="flex flex-col gap-2.5">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={trail?.listAddress ?? '/detections'}
          className="inline-flex items-center gap-1.5 rounded-sm text-base text-accent underline-offset-2 hover:underline"
        >
          <Icon.back aria-hidden className="size-4" />
          {text.detections}
        </Link>
        <span className="font-mono text-sm text-ink-3">DET-{detection.number}</span>
        <SeverityBadge severity={detection.severity} isFramed />
        <span className="text-base text-ink-2">{text.scoreIs(detection.score)}</span>
        {detection.isSample && <SampleMark />}
        <span className="ml-auto" />
        <PackButton
          name={`DET-${detection.number}`}
          path={`/v1/detections/${detection.detectionId}`}
        />
        {trail !== null && <Walk detectionId={detection.detectionId} trail={trail} />}
      </div>
      <div>
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{detection.title}</h1>
        <div className="mt-1 max-w-4xl">
          <Statement parts={detection.statement} />
          <TriageNotes detection={detection} />
          <CaseLinks detectionId={detection.detectionId} />
        </div>
      </div>
      <TriageActions detection={detection} triage={triage} />
      {triage.dialog}
    </header>
  );
}

/** Previous and next in the list's order; also by the keys K and J. */
function Walk({ detectionId, trail }: { detectionId: string; trail: DetectionTrail }) {
  const text = textOf(detectionPageText);
  const { navigate } = useNavigator();
  const { previous, next } = neighbours(trail, detectionId);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesText(event.target) || document.querySelector('dialog[open], [role=menu]')) return;
      const to = event.key === 'j' ? next : event.key === 'k' ? previous : null;
      if (to !== null) navigate(`/detections/${to}`, { replace: true, state: trail });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate, next, previous, trail]);

  const at = trail.ids.indexOf(detectionId);
  const goTo = (id: string | null) => () => {
    if (id !== null) navigate(`/detections/${id}`, { replace: true, state: trail });
  };
  return (
    <div className="flex items-center gap-1">
      {at !== -1 && (
        <span className="mr-1 text-sm text-ink-3">{text.place(at + 1, trail.ids.length)}</span>
      )}
      <IconButton
        label={text.previous}
        shortcut="K"
        icon={<Icon.previous />}
        disabledReason={previous === null ? text.isFirst : undefined}
        onClick={goTo(previous)}
      />
      <IconButton
        label={text.next}
        shortcut="J"
        icon={<Icon.next />}
        disabledReason={next === null ? text.isLast : undefined}
        onClick={goTo(next)}
      />
    </div>
  );
}
