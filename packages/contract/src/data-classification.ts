import { z } from 'zod';
import { CONFIDENCES, CONTENT_STATES, DATA_CLASSES } from './data-classes.ts';

export { CONFIDENCES, CONTENT_STATES, DATA_CLASSES };

export const DataClassValue = z.enum(DATA_CLASSES);
export type DataClass = z.infer<typeof DataClassValue>;

export const ConfidenceValue = z.enum(CONFIDENCES);

/** 0 (open) to 4 (most sensitive). */
export const SensitivityValue = z.number().int().min(0).max(4);

export type ContentState = (typeof CONTENT_STATES)[number];
export const ContentStateValue = z.enum(CONTENT_STATES);

const AGAINST = ['hash', 'uuid', 'epoch', 'number', 'placeholder', 'test-value'] as const;
const DECODED = ['base64', 'escape', 'html', 'percent', 'utf-16'] as const;

/** Evidence for or against a finding: facts, never the value. */
export const FindingEvidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pattern'), index: z.number().int() }),
  z.object({ kind: z.literal('check') }),
  z.object({ kind: z.literal('keyword'), word: z.string(), distance: z.number() }),
  z.object({ kind: z.literal(['header', 'path']), word: z.string() }),
  z.object({ kind: z.literal('field') }),
  z.object({ kind: z.literal('against'), reason: z.enum(AGAINST) }),
  z.object({ kind: z.literal('decoded'), from: z.enum(DECODED) }),
  z.object({ kind: z.literal('feature'), name: z.string(), value: z.number() }),
  z.object({ kind: z.literal('custom'), detail: z.string() }),
  z.object({ kind: z.literal('exempted'), exceptionId: z.string(), reason: z.string() }),
]);
export type FindingEvidence = z.infer<typeof FindingEvidence>;

/** One place where a data type was found. */
export const ContentFinding = z.object({
  type: z.string().describe('Id of the data type'),
  part: z.number().int().describe('Place in `parts`'),
  start: z.number().int().describe('In UTF-16 code units of the text, or of the part’s text'),
  end: z.number().int(),
  confidence: ConfidenceValue,
  evidence: z.array(FindingEvidence),
  ambiguousWith: z.array(z.string()).describe('Types that match the same range equally well'),
  valueId: z
    .string()
    .describe('Keyed hash: identical for equal values of a type, reveals nothing about the value'),
  isExempted: z.boolean().describe('Excluded by an exception'),
  snippet: z
    .string()
    .describe('Its line with every value masked; empty if the finding applies to the whole text'),
});
export type ContentFinding = z.infer<typeof ContentFinding>;

/** How often a data type was found in one content. */
export const ContentType = z.object({
  type: z.string(),
  name: z.string(),
  class: DataClassValue,
  sensitivity: SensitivityValue,
  version: z.number().int().describe('Version of a custom type; 0 for a built-in one'),
  count: z.number().int().describe('All counted findings, including those not listed'),
  distinct: z.number().int().describe('Different values among them'),
  confidence: ConfidenceValue.describe('The highest'),
  exempted: z.number().int().describe('Findings excluded by exceptions'),
  isShadow: z.boolean().describe('The type is in shadow mode: counted, without effect'),
});
export type ContentType = z.infer<typeof ContentType>;

/** Readability of one part: the text itself, a file, or a file inside a file. */
export const ContentPart = z.object({
  name: z.string().nullable().describe('File name, inside an archive with its path'),
  type: z.string().describe('File type detected from the content; `text` for plain text'),
  state: ContentStateValue,
  reason: z.string().nullable().describe('Why it is not complete'),
  characters: z.number().int().describe('UTF-16 code units of text that were read'),
});
export type ContentPart = z.infer<typeof ContentPart>;

/** Contents of a data item. */
export const ContentClassification = z.object({
  engine: z.string().describe('Version of the engine and of its data types'),
  state: ContentStateValue.describe('The worst of the parts'),
  sensitivity: SensitivityValue.nullable().describe(
    'The highest of the counted types; null: none found',
  ),
  types: z.array(ContentType),
  findings: z.array(ContentFinding),
  parts: z.array(ContentPart),
});
export type ContentClassification = z.infer<typeof ContentClassification>;
