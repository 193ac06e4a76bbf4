import type { PolicyUpdate, UpdateDecision } from '@waybill/contract';
import { Badge, Button, SeverityBadge, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { updatesText } from './updates.text.ts';

interface UpdateLineProps {
  update: PolicyUpdate;
  /** Why the person cannot decide. */
  missing: string | undefined;
  onDecide: (decision: UpdateDecision) => void;
}

/** One policy that waits for a decision. */
export function UpdateLine({ update, missing, onDecide }: UpdateLineProps) {
  const text = textOf(updatesText);
  const { policyKey, name, description, reason, needs, techniques, severity, kind } = update;
  const { detections, events } = update.estimate;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-72 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <Link
            to={`/policies?open=${encodeURIComponent(policyKey)}`}
            className="font-medium hover:underline"
          >
            {name}
          </Link>
          <Badge tone="neutral">{kind === 'new' ? text.fresh : text.findsMore}</Badge>
          <SeverityBadge severity={severity} />
        </div>
        <p className="mt-0.5 text-ink-2">{description}</p>
        <dl className="mt-1 grid grid-cols-[max-content_1fr] gap-x-3 gap-y-0.5 text-ink-3">
          <Fact name={text.estimated}>
            {events === 0 ? text.noMatches : text.estimate(detections, events)}
          </Fact>
          <Fact name={text.why}>{reason}</Fact>
          <Fact name={text.needs}>{needs}</Fact>
          {techniques.length > 0 && <Fact name={text.techniques}>{techniques.join(', ')}</Fact>}
        </dl>
      </div>
      <div className="flex gap-2">
        <Button
          aria-label={text.acceptPolicy(name)}
          title={text.acceptNote}
          disabledReason={missing}
          onClick={() => onDecide('accept')}
        >
          {text.accept}
        </Button>
        <Button
          aria-label={text.keepPolicy(name)}
          title={text.keepNote}
          disabledReason={missing}
          onClick={() => onDecide('keep')}
        >
          {text.keep}
        </Button>
        <Button
          aria-label={text.pausePolicy(name)}
          title={text.pauseNote}
          disabledReason={missing}
          onClick={() => onDecide('pause')}
        >
          {text.pause}
        </Button>
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="min-w-0 text-ink-2">{children}</dd>
    </>
  );
}
