import type { FlowDeviation } from '@waybill/contract';
import { formatBytes, formatCount, textOf } from '@waybill/ui';
import { sensitivityWord } from '../../../components/classification/SensitivityMark.tsx';
import { tabsText } from './tabs.text.ts';

/** Deviations from the decision, as a sentence. */
export function deviationWords({ kind, measure, day, seen, limit }: FlowDeviation): string {
  const text = textOf(tabsText);
  const when = day ?? text.anyDay;
  switch (kind) {
    case 'volume':
      return measure === 'bytes'
        ? text.bytes(when, formatBytes(seen) ?? '', formatBytes(limit) ?? '')
        : text.volume(when, formatCount(seen), formatCount(limit));
    case 'people':
      return text.people(when, formatCount(seen), formatCount(limit));
    case 'sensitivity':
      return text.sensitivity(sensitivityWord(seen), sensitivityWord(limit));
    case 'forbidden':
      return text.forbidden(formatCount(seen));
    case 'expired':
      return text.expired(formatCount(seen));
  }
}
