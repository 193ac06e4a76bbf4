import type { LineageEdge, LineageVersion } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { formatBytes, formatPercent, textOf } from '@waybill/ui';
import { localDateTime } from '../../../../components/local-time.ts';
import { versionName } from '../graph/node-words.ts';
import { evidenceText } from './evidence.text.ts';

type Evidence = LineageEdge['evidence'][number];

/** One sentence and the fact that it says. */
export interface EvidenceSentence {
  fact: Evidence['fact'];
  text: string;
}

/** Characters of a digest that are read out; the version's facts contain all of it. */
const SHOWN_SIGNS = 8;

export function shortDigest(digest: string): string {
  return digest.length <= 2 * SHOWN_SIGNS
    ? digest
    : `${digest.slice(0, SHOWN_SIGNS)}…${digest.slice(-4)}`;
}

/** The evidence of a step, a sentence per fact, in order. Contains only facts of the step. */
export function evidenceSentences(
  edge: Pick<LineageEdge, 'evidence' | 'kind'>,
  from: LineageVersion,
  to: LineageVersion,
): EvidenceSentence[] {
  return edge.evidence.map(({ fact, value }) => ({
    fact,
    text: sentenceOf({ fact, value }, edge.kind, versionName(from), versionName(to)),
  }));
}

/** The signs of a value that its sentence shows, by the fact. */
const SPELLINGS: Partial<Record<Evidence['fact'], (value: string) => string>> = {
  'held-since': (value) => localDateTime(value, 'long') || value,
  digest: shortDigest,
  'clipboard-digest': shortDigest,
  similarity: (value) => formatPercent(Number(value)),
  size: (value) => formatBytes(Number(value)) ?? value,
};

function sentenceOf(
  { fact, value }: Evidence,
  kind: LineageEdge['kind'],
  from: string,
  to: string,
): string {
  const text = textOf(evidenceText);
  const shown = ownValue(SPELLINGS, fact)?.(value) ?? value;
  switch (fact) {
    case 'held-since':
      return text['held-since'](from, shown);
    case 'member':
      // The archive is the target of packing, or the source of unpacking.
      return text.member(kind === 'contained-in' ? from : to, shown);
    case 'independent-origins':
    case 'seconds-apart':
    case 'clock-difference':
      return text[fact](Number(value));
    case 'paired-event':
      return text['paired-event']();
    default:
      return text[fact](shown);
  }
}
