import { EmptyState, Panel, textOf } from '@waybill/ui';
import { SampleField } from '../tester/SampleField.tsx';
import { SampleResult } from '../tester/SampleResult.tsx';
import type { TrialResult } from '../tester/use-trial.ts';
import { describeError } from '../../../../../app/http/api-error.ts';
import { editorText } from './editor.text.ts';

export interface TryPanelProps {
  sample: string;
  onSample: (sample: string) => void;
  result: TrialResult | null;
  error: unknown;
  /** Missing input before a test is possible. */
  lacking: string | undefined;
}

/** Findings of the current form in a sample, tested after a pause in typing. */
export function TryPanel({ sample, onSample, result, error, lacking }: TryPanelProps) {
  const text = textOf(editorText);
  return (
    <Panel title={text.tryIt} className="lg:sticky lg:top-4">
      <div className="flex flex-col gap-4">
        <SampleField sample={sample} onChange={onSample} />
        {error !== null && (
          <p role="alert" className="text-critical-text">
            {describeError(error).title}
          </p>
        )}
        <Outcome sample={sample} result={result} lacking={lacking} />
      </div>
    </Panel>
  );
}

function Outcome({
  sample,
  result,
  lacking,
}: Pick<TryPanelProps, 'sample' | 'result' | 'lacking'>) {
  const text = textOf(editorText);
  if (lacking !== undefined) return <p className="text-ink-3">{lacking}</p>;
  if (sample.trim() === '') return <p className="text-ink-3">{text.trySample}</p>;
  if (result === null) return <p className="text-ink-3">{text.trying}</p>;
  if (result.problems.length > 0) return <p className="text-ink-3">{text.mendFirst}</p>;
  const { classification, of } = result;
  if (classification === null || of.text.trim() === '') {
    return <p className="text-ink-3">{text.trying}</p>;
  }
  if (classification.findings.length === 0) {
    return <EmptyState kind="noMatch" title={text.notFound} description={text.notFoundHelp} />;
  }
  return <SampleResult classification={classification} text={of.text} />;
}
