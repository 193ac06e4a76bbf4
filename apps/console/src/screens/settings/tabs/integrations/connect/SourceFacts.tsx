import type { IntegrationSource, SourceDescription } from '@waybill/contract';
import { KeyValueList, textOf } from '@waybill/ui';
import { DocumentedMark } from '../words/DocumentedMark.tsx';
import { givesWords } from '../words/gives-words.ts';
import { connectText } from './connect.text.ts';

/** A source's data, required plan and delay. */
export function SourceFacts({
  source,
  description: { plan, latency, basis, docs },
}: {
  source: IntegrationSource;
  description: SourceDescription;
}) {
  const text = textOf(connectText);
  return (
    <>
      {source.summary !== null && <p className="max-w-prose text-ink-2">{source.summary}</p>}
      <KeyValueList
        items={[
          { label: text.brings, value: givesWords(source.gives).join(' · ') },
          { label: text.plan, value: plan ?? text.anyPlan },
          { label: text.latency, value: latency },
          { label: text.docs, value: docs },
          { label: text.basis, value: basis === 'samples' ? text.samples : <DocumentedMark /> },
        ]}
      />
    </>
  );
}
