import { z } from 'zod';
import { ConfidenceValue, DataClassValue, SensitivityValue } from './data-classification.ts';
import { IsoTime } from './values.ts';

/** draft: not searched for; shadow: counts without effect; active; retired: stored, unused. */
export const DATA_TYPE_STATES = ['draft', 'shadow', 'active', 'retired'] as const;
export const DataTypeStateValue = z.enum(DATA_TYPE_STATES);

/** How a type is detected: by the product’s own classifier, or by the tenant's declaration. */
export const DATA_TYPE_KINDS = [
  'built-in',
  'pattern',
  'dictionary',
  'exact',
  'fingerprint',
  'composite',
] as const;

export const DATA_TYPE_LIMITS = {
  patternLength: 500,
  keywords: 50,
  words: 10_000,
  columns: 32,
  parts: 20,
  /** For a test sample, in UTF-16 code units. */
  sampleLength: 200_000,
  /** Of an uploaded table or template, in bytes. */
  uploadBytes: 67_108_864,
  rows: 1_000_000,
  templates: 20,
} as const;

const Word = z.string().trim().min(1).max(200);
const Keywords = z.array(z.string().trim().min(2).max(90)).max(DATA_TYPE_LIMITS.keywords);
const Proximity = z.number().int().min(1).max(300);

/** A value with a fixed format. */
export const PatternDeclaration = z.strictObject({
  kind: z.literal('pattern'),
  pattern: z
    .string()
    .min(1)
    .max(DATA_TYPE_LIMITS.patternLength)
    .describe('The value, whole; linear-time syntax without look-around and back-references'),
  caseless: z.boolean().default(false),
  keywords: Keywords.default([]).describe('Nearby words that raise confidence'),
  proximity: Proximity.default(30).describe('Maximum distance of keywords, in bytes'),
  needsKeyword: z.boolean().default(false).describe('Ignore values with no keyword nearby'),
  ignored: z.array(Word).max(100).default([]).describe('Ignored values, as written'),
  minimumCount: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(1)
    .describe('Minimum distinct values before any is counted'),
});

/** Words and phrases, matched whole. */
export const DictionaryDeclaration = z.strictObject({
  kind: z.literal('dictionary'),
  words: z.array(Word).min(1).max(DATA_TYPE_LIMITS.words),
  caseless: z.boolean().default(true),
  minimumCount: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(1)
    .describe('Minimum distinct words before any is counted'),
});

/** Values of a table of the tenant’s own. Only keyed hashes of its rows are kept. */
export const ExactDeclaration = z.strictObject({
  kind: z.literal('exact'),
  columns: z.array(Word).min(1).max(DATA_TYPE_LIMITS.columns),
  primary: Word.describe('Column whose value is searched for first; one of `columns`'),
  others: z
    .number()
    .int()
    .min(0)
    .max(DATA_TYPE_LIMITS.columns - 1)
    .default(1)
    .describe('Other values of the same row required nearby'),
  within: Proximity.default(300).describe('Maximum distance, in bytes'),
});

/** Documents made from a template. Only hashes of the templates are kept. */
export const FingerprintDeclaration = z.strictObject({
  kind: z.literal('fingerprint'),
  containment: z
    .number()
    .min(0.1)
    .max(1)
    .default(0.5)
    .describe('Share of a template that a text must contain'),
});

/** Other data types together. */
export const CompositeDeclaration = z.strictObject({
  kind: z.literal('composite'),
  mode: z.enum(['all', 'any']),
  parts: z
    .array(
      z.strictObject({
        type: z.string().max(80).describe('Id of a data type that is not composite itself'),
        minimumCount: z.number().int().min(1).max(1000).default(1),
      }),
    )
    .min(1)
    .max(DATA_TYPE_LIMITS.parts),
  within: z
    .number()
    .int()
    .min(1)
    .max(100_000)
    .nullable()
    .default(null)
    .describe('Window in bytes that must contain all parts; null: anywhere in the text'),
});

export const DataTypeDeclaration = z.discriminatedUnion('kind', [
  PatternDeclaration,
  DictionaryDeclaration,
  ExactDeclaration,
  FingerprintDeclaration,
  CompositeDeclaration,
]);
export type DataTypeDeclaration = z.infer<typeof DataTypeDeclaration>;

/** Why a declaration is not accepted; `pattern`: its reason says what of the syntax is not supported. */
export const DECLARATION_FAULTS = [
  'pattern',
  'word-empty',
  'type-unknown',
  'type-itself',
  'type-composite',
  'type-retired',
  'column-twice',
  'primary-unknown',
  'others-too-many',
  'columns-differ',
  'material-differs',
] as const;
export type DeclarationFault = (typeof DECLARATION_FAULTS)[number];

/** Why a declaration is not accepted, and where. */
export const DeclarationProblem = z.object({
  code: z.enum(DECLARATION_FAULTS),
  path: z.string().describe('Member of the declaration, e.g. pattern or parts.0.type'),
  position: z.number().int().nullable().describe('In UTF-16 code units of a pattern'),
  reason: z.string(),
});
export type DeclarationProblem = z.infer<typeof DeclarationProblem>;

/** How often people agreed with a type’s findings. */
export const DataTypePrecision = z.object({
  confirmed: z
    .number()
    .int()
    .describe('Closed detections with the type, not marked false positive'),
  wrong: z.number().int().describe('Detections that led to an exception'),
  value: z.number().min(0).max(1).nullable().describe('Null: no verdicts yet'),
});

export const DataType = z.object({
  dataTypeId: z.string(),
  kind: z.enum(DATA_TYPE_KINDS),
  name: z.string(),
  description: z.string().nullable(),
  class: DataClassValue,
  locale: z.string().describe('Country (ISO 3166-1 alpha-2, lower case) or `any`'),
  sensitivity: SensitivityValue,
  state: DataTypeStateValue,
  minimum: ConfidenceValue.describe('Findings below do not count'),
  version: z.number().int().describe('0 for a built-in one'),
  rev: z.number().int().describe('Increases with every change; 0: unchanged default'),
  owner: z.string().nullable().describe('Name of the console user who made it'),
  createdAt: IsoTime.nullable(),
  updatedAt: IsoTime.nullable(),
  usedBy: z.array(
    z.object({ kind: z.enum(['policy', 'data-type']), id: z.string(), name: z.string() }),
  ),
  precision: DataTypePrecision,
  found: z
    .object({
      contents: z.number().int(),
      count: z.number().int(),
      lastAt: IsoTime.nullable(),
    })
    .describe('In the last 30 days, without excluded findings'),
});
export type DataType = z.infer<typeof DataType>;

export const DataTypeDetail = DataType.extend({
  declaration: DataTypeDeclaration.nullable().describe('Null for a built-in one'),
  keywords: z.array(z.string()),
  reference: z.string().nullable().describe('Page that defines the format'),
  material: z
    .object({ entries: z.number().int(), bytes: z.number().int(), updatedAt: IsoTime })
    .nullable()
    .describe('Hashes stored from an uploaded table or templates'),
  versions: z.array(
    z.object({
      version: z.number().int(),
      changedAt: IsoTime,
      changedBy: z.string().nullable(),
      declaration: DataTypeDeclaration,
    }),
  ),
});
export type DataTypeDetail = z.infer<typeof DataTypeDetail>;
