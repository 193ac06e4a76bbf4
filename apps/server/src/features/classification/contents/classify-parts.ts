import type {
  ContentClassification,
  ContentFinding,
  ContentState,
  ContentType,
} from '@waybill/contract';
import { CONTENT_STATES } from '@waybill/contract/data-classes';
import type { Classification, Confidence, Finding } from '@waybill/engine';
import { ENGINE_VERSION } from '@waybill/engine/classification/engine-version';
import { reaches, USUAL_MINIMUM, type CompiledTypes, type TypeFacts } from './compiled-types.ts';
import type { TextPart } from './content.ts';
import type { ContentSubject, TypeException } from './data-type-set.ts';
import { maskedSnippet } from './masked-snippet.ts';
import { valueHash } from './value-hash.ts';

/** Findings of a type inspected individually; beyond that only the engine's count is used. */
const LOOKED_AT = 2000;
/** Maximum returned findings per type. */
const LISTED = 100;

export interface ClassifyContext {
  types: CompiledTypes;
  subject: ContentSubject;
  /** Epoch milliseconds. */
  now: number;
  /** Called during the work; throwing ends it. */
  checkpoint?: () => void;
}

/** Counts of one type while the parts are processed. */
interface Tally {
  facts: TypeFacts;
  count: number;
  exempted: number;
  /** Different ones, by their hashes. */
  values: Set<string>;
  confidence: Confidence;
  listed: number;
}

/** Findings in the parts of one content. Values leave it only masked. */
export function classifyParts(
  parts: readonly TextPart[],
  context: ClassifyContext,
): ContentClassification {
  const tallies = new Map<string, Tally>();
  const findings: ContentFinding[] = [];
  const states: ContentState[] = [];
  const { checkpoint } = context;
  for (const [index, part] of parts.entries()) {
    checkpoint?.();
    const result = context.types.classifyText(part.text, {
      minimum: context.types.minimum,
      perType: LOOKED_AT,
      fields: part.fields,
      ...(part.name === null ? {} : { name: part.name }),
      ...(part.passages && { passages: part.passages }),
      ...(checkpoint && { checkpoint }),
    });
    states.push(worst([part.state, result.status]));
    findings.push(...partFindings({ text: part.text, index, result }, tallies, context));
  }
  const types = [...tallies].map(([type, tally]) => typeOf(type, tally));
  return {
    engine: ENGINE_VERSION,
    state: worst(states),
    sensitivity: sensitivityOf(types),
    types: types.toSorted((left, right) => (left.type < right.type ? -1 : 1)),
    findings,
    parts: parts.map(({ name, type, reason, text }, index) => ({
      name,
      type,
      state: states[index] ?? 'failed',
      reason,
      characters: text.length,
    })),
  };
}

function partFindings(
  part: { text: string; index: number; result: Classification },
  tallies: Map<string, Tally>,
  context: ClassifyContext,
): ContentFinding[] {
  const { text, index, result } = part;
  const answered: ContentFinding[] = [];
  const places = result.findings.filter(({ type }) => !context.types.facts.get(type)?.isOfText);
  const rows = places.filter(({ type }) => context.types.facts.get(type)?.isOfTable);
  const looked = new Map<string, number>();
  const { valueKey } = context.types;
  for (const finding of result.findings) {
    looked.set(finding.type, (looked.get(finding.type) ?? 0) + 1);
    const facts = context.types.facts.get(finding.type);
    if (!facts || !reaches(finding.confidence, facts.minimum)) continue;
    const tally = tallyOf(tallies, finding.type, facts);
    const { start, end } = finding;
    // A finding on the whole text has no value that could recur.
    const valueId = facts.isOfText ? '' : valueHash(valueKey, finding.type, text.slice(start, end));
    const exception = exceptionFor(valueId, { facts, context });
    note(tally, { finding, valueId, isExempted: exception !== undefined });
    if (tally.listed >= LISTED) continue;
    tally.listed += 1;
    answered.push(
      shown(finding, { text, index, facts, exception, findings: places, rows, valueId }),
    );
  }
  countBeyond(result, looked, tallies);
  return answered;
}

function tallyOf(tallies: Map<string, Tally>, type: string, facts: TypeFacts): Tally {
  const known = tallies.get(type);
  if (known) return known;
  const fresh: Tally = {
    facts,
    count: 0,
    exempted: 0,
    values: new Set(),
    confidence: 'low',
    listed: 0,
  };
  tallies.set(type, fresh);
  return fresh;
}

function note(
  tally: Tally,
  found: { finding: Finding; valueId: string; isExempted: boolean },
): void {
  if (found.isExempted) {
    tally.exempted += 1;
    return;
  }
  tally.count += 1;
  tally.values.add(found.valueId);
  if (!reaches(tally.confidence, found.finding.confidence)) {
    tally.confidence = found.finding.confidence;
  }
}

/** Findings beyond the inspected ones are extrapolated from those before them. */
function countBeyond(
  result: Classification,
  looked: ReadonlyMap<string, number>,
  tallies: ReadonlyMap<string, Tally>,
): void {
  for (const { type, count } of result.types) {
    const tally = tallies.get(type);
    const beyond = count - (looked.get(type) ?? 0);
    if (!tally || beyond <= 0) continue;
    if (tally.count > 0) tally.count += beyond;
    else tally.exempted += beyond;
  }
}

function exceptionFor(
  valueId: string,
  { facts, context }: { facts: TypeFacts; context: ClassifyContext },
): TypeException | undefined {
  const { subject, now } = context;
  return facts.exceptions.find(({ scope, expiresAt }) => {
    if (expiresAt !== null && expiresAt <= now) return false;
    switch (scope.kind) {
      case 'value':
        return scope.valueId === valueId;
      case 'object':
        return scope.objectKey === subject.objectKey;
      case 'source':
        return scope.source === subject.source;
      case 'person':
        return scope.personKey === subject.personKey;
      case 'group':
        return subject.personKey !== null && scope.members.includes(subject.personKey);
    }
  });
}

function shown(
  finding: Finding,
  place: {
    text: string;
    index: number;
    facts: TypeFacts;
    exception: TypeException | undefined;
    findings: readonly Finding[];
    rows: readonly Finding[];
    valueId: string;
  },
): ContentFinding {
  const { start, end, type, confidence } = finding;
  const { text, index, facts, exception, findings, rows, valueId } = place;
  return {
    type,
    part: index,
    start,
    end,
    confidence,
    evidence: [
      ...finding.evidence,
      ...(exception
        ? [
            {
              kind: 'exempted' as const,
              exceptionId: exception.exceptionId,
              reason: exception.reason,
            },
          ]
        : []),
    ],
    ambiguousWith: [...(finding.ambiguousWith ?? [])],
    valueId,
    isExempted: exception !== undefined,
    snippet: facts.isOfText
      ? ''
      : maskedSnippet({ text, finding, dataClass: facts.class, findings }, rows),
  };
}

function typeOf(type: string, tally: Tally): ContentType {
  const { name, class: dataClass, sensitivity, version, isShadow } = tally.facts;
  return {
    type,
    name,
    class: dataClass,
    sensitivity,
    version,
    count: tally.count,
    distinct: tally.values.size,
    confidence: tally.confidence,
    exempted: tally.exempted,
    isShadow,
  };
}

/** Whether a type has an effect: found at least once, not taken out, and not only tried out. @published */
export function isInEffect({ count, confidence, isShadow }: ContentType): boolean {
  return count > 0 && !isShadow && reaches(confidence, USUAL_MINIMUM);
}

function sensitivityOf(types: readonly ContentType[]): number | null {
  const levels = types.filter(isInEffect).map(({ sensitivity }) => sensitivity);
  return levels.length === 0 ? null : Math.max(...levels);
}

/** The least complete state: in the order of `CONTENT_STATES`. */
function worst(states: readonly ContentState[]): ContentState {
  const ranks = states.map((state) => CONTENT_STATES.indexOf(state));
  return CONTENT_STATES[Math.max(0, ...ranks)] ?? 'failed';
}
