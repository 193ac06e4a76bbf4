import type { Classifier } from '../classifiers/define-classifier.ts';
import { rankOf } from './candidate.ts';
import type { Classification, ClassifyOptions, Finding } from './classification.ts';
import { composePassages } from './compose-passages.ts';
import { compileClassifiers } from './compile-classifiers.ts';
import { utf16Document, type Utf16Document } from './decode/utf16-document.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { findCandidates, type Search } from './find-candidates.ts';
import { readPassages } from './read-passages.ts';
import { createRawHits } from './scan/raw-hits.ts';
import { createScan } from './scan/create-scan.ts';
import { byPlace, resolveOverlaps } from './resolve-overlaps.ts';
import { sourceText } from './source-text.ts';
import { tally, withEnoughValues } from './tally.ts';
import { utf16Offsets } from './utf16-offsets.ts';
import { encodeUtf8 } from './utf8.ts';

/** Finds data types in texts. Keeps nothing of a text afterwards; handles any bytes. */
export interface TextClassifier {
  /** Classifies a text in UTF-8 or UTF-16; offsets in bytes. */
  classify(bytes: Uint8Array, options?: ClassifyOptions): Classification;
  /** Classifies a string; offsets in UTF-16 code units, those of `options.fields` in UTF-8 bytes. */
  classifyText(text: string, options?: ClassifyOptions): Classification;
}

const PER_TYPE = 100;
/** Hit buffer reused between texts; ordinary texts need no more. */
const MOST_KEPT = 65_536;

/** Compiles the classifiers once; throws, naming the classifier, if a pattern is invalid. */
export function createTextClassifier(classifiers: readonly Classifier[]): TextClassifier {
  const compiled = compileClassifiers(classifiers);
  const kinds = {
    scan: createScan(compiled.compiledMarks),
    hits: createRawHits(),
    marks: compiled.marks,
  };
  const scan = createScan(compiled.compiled);
  const search: Search = { compiled, scan, hits: createRawHits(), kinds, checkpoint: undefined };

  function classifyUtf8(bytes: Uint8Array, options: ClassifyOptions): Classification {
    const text = sourceText(bytes, options);
    search.checkpoint = options.checkpoint;
    const found = findCandidates(search, text, options.fields);
    if (search.hits.pattern.length > MOST_KEPT) search.hits = createRawHits();
    const read = readPassages(compiled.reading, text, options.passages);
    const resolved = resolveOverlaps([...found.candidates, ...read]);
    const composed = composePassages(compiled.composing, resolved, text);
    const least = rankOf(options.minimum ?? 'medium');
    const sure = [...resolved, ...composed].filter(({ confidence }) => rankOf(confidence) >= least);
    const counted = withEnoughValues(sure.toSorted(byPlace));
    const { types, findings, isCapped } = tally(counted, options.perType ?? PER_TYPE);
    const status = isCapped || found.isCapped ? 'partial' : 'complete';
    return { engine: ENGINE_VERSION, status, types, findings };
  }

  function classifyText(text: string, options: ClassifyOptions = {}): Classification {
    const bytes = encodeUtf8(text);
    const classification = classifyUtf8(bytes, options);
    if (bytes.length === text.length) return classification;
    return { ...classification, findings: utf16Offsets(bytes, classification.findings) };
  }

  return {
    classify(bytes, options = {}) {
      const document = utf16Document(bytes);
      if (document === null) return classifyUtf8(bytes, options);
      const { fields: _fields, passages: _passages, ...facts } = options;
      const classification = classifyText(document.text, facts);
      const findings = classification.findings.map((finding) => inUtf16(finding, document));
      return { ...classification, findings };
    },
    classifyText,
  };
}

/** A finding of the decoded document, with offsets in its bytes. */
function inUtf16(finding: Finding, { offset }: Utf16Document): Finding {
  return {
    ...finding,
    start: offset + finding.start * 2,
    end: offset + finding.end * 2,
    evidence: [...finding.evidence, { kind: 'decoded', from: 'utf-16' }],
  };
}
