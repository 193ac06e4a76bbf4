import { createHash, createHmac } from 'node:crypto';
import {
  CONTENT_STATES,
  type ActivityEvent,
  type ContentClassification,
  type ContentState,
  type DataFacts,
} from '@waybill/contract';
import type { RecordContent } from '@waybill/connectors';
import { isInEffect } from '../../classification/contents/classify-parts.ts';
import type { ContentClassifier } from '../../classification/contents/content-classifier.ts';
import type { Content } from '../../classification/contents/content.ts';

/**
 * A classified content of an event: its findings without the content itself.
 *
 * @published
 */
export interface ClassifiedContent {
  /** Keyed SHA-256, by which the tenant recognizes the content. */
  digest: Buffer;
  /** Plain SHA-256, hexadecimal; null for contents short enough to be guessed. */
  sha256: string | null;
  sizeBytes: number;
  name: string | null;
  mediaType: string | null;
  /** Revision of the data types that it was classified with. */
  dataTypeRev: number;
  result: ContentClassification;
  /** The content itself, sealed, and its retention; null if the tenant stores none. */
  kept: { sealed: Buffer; days: number } | null;
}

/** Below this a plain digest tells the content to whoever tries all of them. */
const GUESSABLE_BYTES = 32;

/** Classifies the contents of one event. */
export async function classifyContents(
  classifier: ContentClassifier,
  given: { tenantId: number; event: ActivityEvent; contents: readonly RecordContent[] },
): Promise<ClassifiedContent[]> {
  const { tenantId, event, contents } = given;
  const set = await classifier.setOf(tenantId);
  const subject = {
    objectKey: event.objectKey,
    source: event.source,
    personKey: event.actorKey,
  };
  return Promise.all(
    contents.map(async (sent) => {
      const { name, mediaType, isCut } = sent;
      const content = contentOf(sent);
      const bytes = 'text' in sent ? Buffer.from(sent.text) : sent.bytes;
      const digest = createHmac('sha256', Buffer.from(set.valueKey, 'hex')).update(bytes).digest();
      const result = await classifier.classify({ tenantId, lane: 'intake', content, subject, set });
      const days = set.retentionDays;
      return {
        digest,
        sha256:
          bytes.length < GUESSABLE_BYTES ? null : createHash('sha256').update(bytes).digest('hex'),
        sizeBytes: bytes.length,
        name,
        mediaType,
        dataTypeRev: set.rev,
        result: isCut ? cutResult(result) : result,
        kept:
          days === 0
            ? null
            : { days, sealed: classifier.vault.seal({ tenantId, digest }, { content, isCut }) },
      };
    }),
  );
}

function contentOf(sent: RecordContent): Content {
  if ('text' in sent) return { kind: 'text', text: sent.text };
  const { name, mediaType, bytes } = sent;
  return { kind: 'file', name, mediaType, bytes };
}

/** The rest of a truncated content is unknown. @published */
export function cutResult(result: ContentClassification): ContentClassification {
  return result.state === 'complete' ? { ...result, state: 'partial' } : result;
}

/** Combined findings of several contents of one event. */
export function dataFactsOf(contents: readonly ClassifiedContent[]): DataFacts {
  const types = contents.flatMap(({ result }) => result.types.filter(isInEffect));
  const [most] = types.toSorted(
    (a, b) => b.sensitivity - a.sensitivity || (a.type < b.type ? -1 : 1),
  );
  const values = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { type, distinct, count } of types) {
    values.set(type, (values.get(type) ?? 0) + distinct);
    counts.set(type, (counts.get(type) ?? 0) + count);
  }
  const counted = [...values.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    types: counted.map(([type]) => type),
    values: counted.map(([, distinct]) => distinct),
    counts: counted.map(([type]) => counts.get(type) ?? 0),
    sensitivity: most?.sensitivity ?? null,
    class: most?.class ?? null,
    classes: [...new Set(types.map((type) => type.class))].toSorted(),
    state: worstState(contents.map(({ result }) => result.state)),
  };
}

function worstState(states: readonly ContentState[]): ContentState {
  const ranks = states.map((state) => CONTENT_STATES.indexOf(state));
  return CONTENT_STATES[Math.max(0, ...ranks)] ?? 'failed';
}
