import type { DataFacts, DetectionFact } from '@waybill/contract';
import type { PolicyHit } from '../policy/compile-policies.ts';
import { defineDetector, type DetectorContext, type DetectorExample } from './define-detector.ts';
import { exposureFacts } from './movement/exposure-facts.ts';
import { isMoved } from './movement/leaving.ts';
import { fact, findingOf, judgeOf } from './weigh.ts';

const JUDGE = judgeOf({
  id: 'classification-engine',
  version: 1,
  origin: 'classificationEngine',
  name: 'Sensitive data exposed',
  description:
    'Sensitive content reaches external recipients or destinations, anyone with a link, or an unmanaged device. No policy is required.',
  title: 'Sensitive data exposed',
  groupBy: ['actor', 'object'],
  isCertain: true,
});

/** From this sensitivity on the destination matters even without a policy. */
const SENSITIVE = 3;

/** Log odds by sensitivity: together with any exposure they suffice. */
const SENSITIVITY_POINTS: Readonly<Record<number, number>> = { 3: 1.3, 4: 1.9 };
const CONFIDENCE_POINTS = { medium: 0, high: 0.4 } as const;
/** Per tenfold number of different values, capped. */
const RECORD_POINTS = { perDecade: 0.4, cap: 1.2 } as const;

/** Sensitive contents that meet a risky exposure. */
export const detector = defineDetector({
  id: JUDGE.key,
  origin: JUDGE.origin,
  type: 'AI',
  inputs: [
    'data.sensitivity',
    'data.types',
    'visibility.after',
    'recipients.outside',
    'destination.outside',
  ],
  evaluate(event, { policyHits, found }) {
    const { data, objectKey, destination } = event;
    if (!isMoved(event) || !isSensitive(data) || policyHits.some(asksForData)) return [];
    const exposure = exposureFacts(event);
    if (exposure.length === 0) return [];
    // Pasted content is not an object: one place is one finding.
    const place = objectKey === null ? (destination?.name ?? '') : undefined;
    return findingOf(JUDGE, [...dataFacts(data, found), ...exposure], place);
  },
  examples: examples(),
});

function isSensitive(data: DataFacts | null): data is DataFacts & { sensitivity: number } {
  return data !== null && data.sensitivity !== null && data.sensitivity >= SENSITIVE;
}

/** A policy that evaluated the contents reports the same with more authority. */
function asksForData({ leaves, windowed }: PolicyHit): boolean {
  return !windowed && leaves.some(({ field, held }) => held && field.startsWith('data.'));
}

/** Contents as names of data types and counts, never the matched values. */
function dataFacts(
  data: DataFacts & { sensitivity: number },
  found: DetectorContext['found'],
): DetectionFact[] {
  const level = SENSITIVITY_POINTS[data.sensitivity] ?? 0;
  const facts = [
    fact('sensitivity', data.sensitivity, level, SENSITIVE),
    fact('dataTypes', data.types.join(', '), 0),
  ];
  const telling = (found ?? []).filter(({ sensitivity }) => sensitivity >= SENSITIVE);
  if (telling.length === 0) return facts;
  const records = Math.max(...telling.map(({ distinct }) => distinct));
  const mass = Math.min(
    RECORD_POINTS.cap,
    RECORD_POINTS.perDecade * Math.log10(Math.max(1, records)),
  );
  const confidence = telling.some((type) => type.confidence === 'high') ? 'high' : 'medium';
  return [
    ...facts,
    fact('records', records, mass),
    fact('confidence', confidence, CONFIDENCE_POINTS[confidence], 'medium'),
  ];
}

function examples(): DetectorExample[] {
  const cards = {
    types: ['payment-card'],
    values: [1],
    sensitivity: 4,
    class: 'financial',
    state: 'complete',
  } as const;
  const data = { ...cards, types: [...cards.types], values: [...cards.values] };
  const pasted = {
    movement: 'upload',
    action: 'Paste',
    destination: { name: 'ChatGPT', kind: 'app', outside: 'yes', managed: 'no' },
  } as const;
  return [
    { facts: { ...pasted, data }, hits: [JUDGE.key] },
    {
      facts: {
        movement: 'share',
        visibilityBefore: 'private',
        visibilityAfter: 'link',
        data: { ...data, sensitivity: 3 },
      },
      found: [{ type: 'payment-card', sensitivity: 4, confidence: 'high', distinct: 218 }],
      hits: [JUDGE.key],
    },
    {
      facts: {
        movement: 'copy',
        destination: { kind: 'external_storage', name: 'External Storage' },
        data,
      },
      hits: [JUDGE.key],
    },
    {
      facts: { ...pasted, destination: { name: 'ChatGPT' }, data },
      hits: [JUDGE.key],
    },
    {
      facts: { ...pasted, destination: { name: 'ChatGPT' }, data: { ...data, sensitivity: 3 } },
      hits: [],
    },
    { facts: { ...pasted, data: { ...data, sensitivity: 2 } }, hits: [] },
    { facts: { ...pasted, data: { ...data, sensitivity: null } }, hits: [] },
    { facts: { ...pasted, data, outcome: 'failure' }, hits: [] },
    {
      facts: {
        movement: 'upload',
        destination: { name: 'Google Drive', outside: 'no', managed: 'yes' },
        data,
      },
      hits: [],
    },
    { facts: { movement: 'none', action: 'View', visibilityAfter: 'public', data }, hits: [] },
  ];
}
