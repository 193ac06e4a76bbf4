import type { ReadableText } from '../classifiers/define-classifier.ts';
import type { Candidate } from './candidate.ts';
import type { StructureField } from './classification.ts';
import type { CompiledClassifiers } from './compile-classifiers.ts';
import type { DecodedText } from './decode/decoded-text.ts';
import { decodedTexts } from './decode/decoded-texts.ts';
import { judgeHit } from './judge-hit.ts';
import { createKeywordEvidence } from './keyword-evidence.ts';
import { createKeywordLists } from './keyword-lists.ts';
import { findKinds, type KindSearch } from './kinds/find-kinds.ts';
import type { RawHits, Scan } from './scan/raw-hits.ts';
import { createPlaces, sourceText } from './source-text.ts';
import { settleColumns } from './settle-columns.ts';
import { structureOf } from './structure/structure-of.ts';

/** Candidates of a text, and whether some of it was omitted. */
interface FoundCandidates {
  candidates: Candidate[];
  isCapped: boolean;
}

/** What texts are searched with. */
export interface Search {
  compiled: CompiledClassifiers;
  scan: Scan;
  /** Hit buffer of a text, processed before its decoded texts are scanned. */
  hits: RawHits;
  kinds: KindSearch;
  checkpoint: (() => void) | undefined;
}

/** Encoded text within encoded text is followed that far. */
const MOST_DEPTH = 2;
/** Maximum candidates per text, to limit the memory used by findings. */
const MOST_CANDIDATES = 100_000;
/** Hits that are judged between two checkpoints. */
const HITS_PER_CHECKPOINT = 256;

/** Valid pattern matches in the text and in its decoded texts. */
export function findCandidates(
  search: Search,
  text: ReadableText,
  fields: readonly StructureField[] = [],
  depth = 0,
): FoundCandidates {
  const found = judgeHits(search, text, fields);
  for (const candidate of findKinds(search.kinds, text)) found.candidates.push(candidate);
  if (depth === MOST_DEPTH) return found;
  const { texts, isCapped } = decodedTexts(text);
  let isPartial = found.isCapped || isCapped;
  for (const decoded of texts) {
    const inner = findCandidates(search, sourceText(decoded.bytes), [], depth + 1);
    isPartial ||= inner.isCapped;
    for (const candidate of inner.candidates) found.candidates.push(moved(candidate, decoded));
  }
  return { candidates: found.candidates, isCapped: isPartial };
}

function judgeHits(
  { compiled, scan, hits, checkpoint }: Search,
  text: ReadableText,
  fields: readonly StructureField[],
): FoundCandidates {
  scan.scan(text.bytes, text.length, hits, checkpoint);
  const candidates: Candidate[] = [];
  if (hits.count === 0) return { candidates, isCapped: hits.isCapped };
  const keywords = createKeywordEvidence(text, compiled.keywords);
  const lists = createKeywordLists(text);
  const structure = structureOf(text, fields);
  const context = { text, keywords, lists, structure, placeOf: createPlaces(text, structure) };
  for (let index = 0; index < hits.count; index += 1) {
    if (index % HITS_PER_CHECKPOINT === 0) checkpoint?.();
    const owned = compiled.owned[hits.pattern[index] ?? 0];
    const start = hits.start[index] ?? 0;
    const end = hits.end[index] ?? 0;
    if (candidates.length === MOST_CANDIDATES) return { candidates, isCapped: true };
    const candidate = owned && judgeHit(context, owned, start, end);
    if (candidate) candidates.push(candidate);
  }
  return { candidates: settleColumns(candidates, structure), isCapped: hits.isCapped };
}

/** Maps a candidate to its encoded form. */
function moved(candidate: Candidate, { from, origin }: DecodedText): Candidate {
  return {
    ...candidate,
    start: origin[candidate.start] ?? 0,
    end: origin[candidate.end] ?? origin.at(-1) ?? 0,
    evidence: [...candidate.evidence, { kind: 'decoded', from }],
  };
}
