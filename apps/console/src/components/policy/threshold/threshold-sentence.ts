import type { RuleThreshold, Severity } from '@waybill/contract';
import { formatBytes, formatCount, textOf } from '@waybill/ui';
import { spellWindow } from '../../detection/spell-window.ts';
import { windowFactsText } from '../../detection/window-facts.text.ts';
import { wordOf } from '../../detection/word-of.ts';
import { conditionSentence } from '../condition-sentence.ts';
import { fieldLabel } from '../field-catalogue.ts';
import { countForm, type CountForm } from './count-form.ts';
import { sequenceForm, type SequenceForm } from './sequence-form.ts';
import { thresholdSentenceText } from './threshold-sentence.text.ts';
import { GROUP_KEYS, type WindowFrame } from './window-frame.ts';

export interface Counting {
  threshold: RuleThreshold | null;
  severity: Severity;
}

/**
 * A rule's threshold as text: the count over a window, or the steps of a sequence. Null if each event
 * counts on its own, or the form cannot show it.
 */
export function thresholdSentence(
  { threshold, severity }: Counting,
  nameOf?: (field: string, value: string) => string,
): string | null {
  if (threshold === null) return null;
  const sequence = sequenceForm(threshold);
  if (sequence !== null) return sequenceWords(sequence, nameOf);
  const count = countForm(threshold, severity);
  return count === null ? null : countWords(count);
}

function countWords(form: CountForm): string {
  const text = textOf(thresholdSentenceText);
  const facts = textOf(windowFactsText);
  const [first, ...higher] = form.levels;
  const parts = [
    text.atLeast(facts.within(amount(form, first?.value ?? 0), spellWindow(form.windowMs))),
    groupWords(form),
    ...(form.baseline === null ? [] : [text.followsUsual]),
    ...higher.map(({ value, severity }) => facts.levelFrom(amount(form, value), wordOf(severity))),
  ];
  return `${parts.join(', ')}.`;
}

function sequenceWords(
  form: SequenceForm,
  nameOf: ((field: string, value: string) => string) | undefined,
): string {
  const text = textOf(thresholdSentenceText);
  const steps = form.steps.map(({ name, condition, atLeast }, index) => {
    const called = name.trim() === '' ? text.unnamed : name;
    const often = atLeast === 1 ? called : text.times(called, atLeast);
    return text.step(index + 1, often, conditionSentence(condition, nameOf));
  });
  const list = steps.join('; ');
  const told = form.isOrdered ? text.ordered(list) : text.unordered(list);
  return `${[told, text.within(spellWindow(form.windowMs)), groupWords(form)].join(', ')}.`;
}

/** An amount of the counted unit, e.g. `10 events` or `5 MB`. */
export function amount({ metric, field }: CountForm, value: number): string {
  const facts = textOf(windowFactsText);
  if (metric === 'bytes') return formatBytes(value) ?? formatCount(value);
  const words = facts[metric](value);
  return metric === 'values' && field !== '' ? facts.valuesOf(words, fieldLabel(field)) : words;
}

function groupWords({ groupBy }: Pick<WindowFrame, 'groupBy'>): string {
  const text = textOf(thresholdSentenceText);
  const facts = textOf(windowFactsText);
  const words = GROUP_KEYS.filter((key) => groupBy.includes(key)).map((key) => facts[key]);
  return words.length === 0 ? text.together : text.each(words.join(facts.and));
}
