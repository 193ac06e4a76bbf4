import { Badge, textOf } from '@waybill/ui';
import { sourceWordsText } from './source-words.text.ts';

/** Marks what was built from documentation, without records of a real organisation. */
export function DocumentedMark() {
  const text = textOf(sourceWordsText);
  return <Badge title={text.documentedNote}>{text.documented}</Badge>;
}
