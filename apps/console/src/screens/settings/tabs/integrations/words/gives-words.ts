import type { IntegrationSource } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { sourceWordsText } from './source-words.text.ts';

/** A source's data, as text. */
export function givesWords(gives: IntegrationSource['gives']): string[] {
  const text = textOf(sourceWordsText);
  const words = {
    activity: text.givesActivity,
    people: text.givesPeople,
    devices: text.givesDevices,
    groups: text.givesGroups,
    items: text.givesItems,
    findings: text.givesFindings,
  };
  return gives.map((one) => words[one]);
}
