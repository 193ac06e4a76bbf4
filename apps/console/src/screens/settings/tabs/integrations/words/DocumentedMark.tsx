import { Badge, textOf } from '@waybill/ui';
import { sourceWordsText } from './source-words.text.ts';

/** Marks connectors built from documentation, without real records. */
export function DocumentedMark() {
  const text = textOf(sourceWordsText);
  return <Badge title={text.documentedNote}>{text.documented}</Badge>;
}
