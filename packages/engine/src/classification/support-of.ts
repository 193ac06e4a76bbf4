import type { Classifier } from '../classifiers/define-classifier.ts';
import type { Evidence } from './classification.ts';
import type { OwnedPattern } from './compile-classifiers.ts';
import type { KeywordEvidence, NearKeyword } from './keyword-evidence.ts';
import type { KeywordLists } from './keyword-lists.ts';
import type { FieldPlace, Structure } from './structure/field-place.ts';
import { isNeutral } from './structure/neutral-names.ts';

/** Evidence that supports a value, apart from itself. */
export interface Support {
  evidence: Evidence[];
  /** A keyword, a header or a path. */
  hasKeyword: boolean;
  /** The value fills its field, and the field name does not contradict it. */
  isField: boolean;
  /** The column of the field; null if none. */
  column: number | null;
}

export interface SupportContext {
  keywords: KeywordEvidence;
  lists: KeywordLists;
  structure: Structure;
}

const PROXIMITY_BYTES = 30;

/** Looks around a value for keywords of its type. */
export function supportOf(
  context: SupportContext,
  owned: OwnedPattern,
  start: number,
  end: number,
): Support {
  const { keywords, lists, structure } = context;
  const field = structure.fieldAt(start, end);
  const evidence = field ? nameEvidence(keywords, owned, field) : [];
  const near = nearKeyword(context, owned, { start, end, field });
  if (near) {
    evidence.push({ kind: 'keyword', ...near });
    lists.note(owned.owner, start, end, near);
  }
  const hasKeyword = evidence.length > 0;
  const isWhole = field !== null && field.start === start && field.end === end;
  const isField = isWhole && (hasKeyword || speaksForItself(field));
  if (isField) evidence.push({ kind: 'field' });
  return { evidence, hasKeyword, isField, column: field?.column ?? null };
}

function reachOf({ proximity = PROXIMITY_BYTES }: Classifier, field: FieldPlace | null) {
  return { proximity, within: field?.isApart === true ? field : null };
}

function nearKeyword(
  { keywords, lists }: SupportContext,
  { classifier, owner }: OwnedPattern,
  { start, end, field }: { start: number; end: number; field: FieldPlace | null },
): NearKeyword | null {
  if (classifier.keywords.length === 0) return null;
  const reach = reachOf(classifier, field);
  return keywords.near(owner, start, end, reach) ?? lists.goesOn(owner, start);
}

function nameEvidence(
  keywords: KeywordEvidence,
  { classifier, owner }: OwnedPattern,
  field: FieldPlace,
): Evidence[] {
  if (field.names.length === 0 || classifier.keywords.length === 0) return [];
  const word = keywords.inNames(owner, field.names);
  return word === null ? [] : [{ kind: field.kind === 'path' ? 'path' : 'header', word }];
}

/**
 * A JSON value always has a name; a name without a keyword suggests that the value is something else.
 */
function speaksForItself({ kind, names }: FieldPlace): boolean {
  return kind !== 'path' && !isNeutral(names);
}
