import type { Classifier, Confidence, ReadableText } from '../classifiers/define-classifier.ts';
import { rankOf, type Candidate } from './candidate.ts';
import type { Classification, ClassifyOptions } from './classification.ts';
import { compileClassifiers, type CompiledClassifiers } from './compile-classifiers.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { judgeHit } from './judge-hit.ts';
import { createKeywordEvidence } from './keyword-evidence.ts';
import { createReferenceScan } from './reference-scan.ts';
import { resolveOverlaps } from './resolve-overlaps.ts';
import { createRawHits, type Scan } from './scan/raw-hits.ts';
import { sourceText } from './source-text.ts';
import { tally } from './tally.ts';
import { utf16Offsets } from './utf16-offsets.ts';
import { encodeUtf8 } from './utf8.ts';
import { wholeText } from './whole-text.ts';

/** Finds data types in texts. Holds nothing between two texts; total on any bytes. */
export interface TextClassifier {
  /** Classifies UTF-8 text; offsets in bytes. */
  classify(bytes: Uint8Array, options?: ClassifyOptions): Classification;
  /** Classifies a string; offsets in UTF-16 code units. `options.fields` stay in bytes of its UTF-8. */
  classifyText(text: string, options?: ClassifyOptions): Classification;
}

const PER_TYPE = 100;

/** Compiles the classifiers once; throws, naming the classifier, where a pattern is not valid. */
export function createTextClassifier(classifiers: readonly Classifier[]): TextClassifier {
  const compiled = compileClassifiers(classifiers);
  const scan = createReferenceScan(compiled.compiled);
  function classify(bytes: Uint8Array, options: ClassifyOptions = {}): Classification {
    const text = sourceText(bytes, options);
    const candidates = [
      ...candidatesByPattern(compiled, scan, text),
      ...candidatesByReading(compiled, text),
    ];
    const minimum = rankOf(options.minimum ?? 'medium');
    const resolved = resolveOverlaps(
      candidates.filter(({ confidence }) => rankOf(confidence) >= minimum),
    );
    const { types, findings, isCapped } = tally(resolved, options.perType ?? PER_TYPE);
    const status = isCapped ? 'partial' : 'complete';
    return { engine: ENGINE_VERSION, status, types, findings };
  }
  return {
    classify,
    classifyText(text, options) {
      const bytes = encodeUtf8(text);
      const classification = classify(bytes, options);
      if (bytes.length === text.length) return classification;
      return { ...classification, findings: utf16Offsets(bytes, classification.findings) };
    },
  };
}

function candidatesByPattern(
  compiled: CompiledClassifiers,
  scan: Scan,
  text: ReadableText,
): Candidate[] {
  const hits = createRawHits();
  scan.scan(text.bytes, text.length, hits);
  const context = {
    text,
    keywords: createKeywordEvidence(text, compiled.keywords),
    whole: wholeText(text),
  };
  const candidates: Candidate[] = [];
  for (let index = 0; index < hits.count; index += 1) {
    const owned = compiled.owned[hits.pattern[index] ?? -1];
    if (owned === undefined) continue;
    const candidate = judgeHit(context, owned, hits.start[index] ?? 0, hits.end[index] ?? 0);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

function candidatesByReading(
  { classifiers }: CompiledClassifiers,
  text: ReadableText,
): Candidate[] {
  return classifiers.flatMap((classifier) =>
    (classifier.read?.(text) ?? []).map(({ start, end, confidence, features = {}, detail }) => ({
      classifier,
      start,
      end,
      confidence: confidence satisfies Confidence,
      isChecked: false,
      isSupported: false,
      evidence: [
        ...Object.entries(features).map(
          ([name, value]) => ({ kind: 'feature', name, value }) as const,
        ),
        ...(detail === undefined ? [] : [{ kind: 'custom', detail } as const]),
      ],
      value: text.slice(start, end),
    })),
  );
}
