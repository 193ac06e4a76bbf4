import { SEVERITIES } from '@waybill/contract/enums';
import { formatCount, SeverityBadge, textOf } from '@waybill/ui';
import { useEffect, useState } from 'react';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import type { RuleDraft } from './rule-draft.ts';
import { tabText } from './tab.text.ts';

/** Milliseconds without a key before the effect is computed. */
const REST_MS = 300;

/** Effect of the rule before it is saved. */
export function EffectPreview({ draft }: { draft: RuleDraft }) {
  const text = textOf(tabText);
  const asked = useRested(draft);
  const isWhole =
    asked.value.trim() !== '' &&
    (asked.audience.kind === 'everyone') === (asked.audience.value.trim() === '');
  const { data, error } = useRead(
    isWhole ? '/v1/trust-rules/effect' : null,
    {
      query: {
        kind: asked.kind,
        value: asked.value.trim(),
        verdict: asked.verdict,
        audienceKind: asked.audience.kind,
        audienceValue: asked.audience.value.trim(),
      },
    },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  if (!isWhole) return null;
  return (
    <section aria-live="polite" className="rounded-md border border-line bg-sunken px-3 py-2.5">
      <h3 className="text-sm font-medium text-ink-2">{text.preview}</h3>
      {error !== undefined && <p className="text-sm text-ink-3">{text.previewFailed}</p>}
      {data !== undefined && <Effect data={data} />}
      {data === undefined && error === undefined && (
        <p className="text-sm text-ink-3">{text.previewBusy}</p>
      )}
    </section>
  );
}

function Effect({ data }: { data: ResponseOf<'/v1/trust-rules/effect'> }) {
  const text = textOf(tabText);
  return (
    <>
      {data.detections === 0 ? (
        <p className="text-sm text-ink-3">{text.previewNothing}</p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <span>{text.previewOf(data.detections)}</span>
          <Counts counts={data.before} />
          <span aria-hidden className="text-ink-3">
            →
          </span>
          <span className="sr-only">{text.arrow}</span>
          <Counts counts={data.after} />
        </div>
      )}
      {!data.isComplete && <p className="text-sm text-ink-3">{text.previewIncomplete}</p>}
    </>
  );
}

function Counts({ counts }: { counts: Readonly<Record<(typeof SEVERITIES)[number], number>> }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {SEVERITIES.toReversed()
        .filter((severity) => counts[severity] > 0)
        .map((severity) => (
          <span key={severity} className="flex items-center gap-1 tabular-nums">
            {formatCount(counts[severity])} <SeverityBadge severity={severity} />
          </span>
        ))}
    </span>
  );
}

/** The draft after a pause in typing. */
function useRested(draft: RuleDraft): RuleDraft {
  const [rested, setRested] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), REST_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return rested;
}
