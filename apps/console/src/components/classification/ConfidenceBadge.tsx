import type { ContentFinding } from '@waybill/contract';
import { Badge, textOf } from '@waybill/ui';
import { classificationText } from './classification.text.ts';

const TONES = { low: 'neutral', medium: 'accent', high: 'ok' } as const;

/** Confidence of a finding, as a word; the title explains it. */
export function ConfidenceBadge({ confidence }: { confidence: ContentFinding['confidence'] }) {
  const text = textOf(classificationText);
  return (
    <Badge tone={TONES[confidence]} title={text.confidence(text[confidence])}>
      {text[confidence]}
    </Badge>
  );
}
