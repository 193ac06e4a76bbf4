import type { ContentFinding } from '@waybill/contract';
import { Badge, textOf } from '@waybill/ui';
import { classificationText } from './classification.text.ts';

const TONES = { low: 'neutral', medium: 'accent', high: 'ok' } as const;

/** How sure a finding is; the word is in it, its meaning in the title. */
export function ConfidenceBadge({ confidence }: { confidence: ContentFinding['confidence'] }) {
  const text = textOf(classificationText);
  return (
    <Badge tone={TONES[confidence]} title={text.confidence(text[confidence])}>
      {text[confidence]}
    </Badge>
  );
}
