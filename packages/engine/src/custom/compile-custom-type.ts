import type { DataTypeDeclaration, DeclarationFault, DeclarationProblem } from '@waybill/contract';
import type { Classifier } from '../classifiers/define-classifier.ts';
import { compilePattern } from '../patterns/compile-pattern.ts';
import { composedOf } from './composite-rule.ts';
import { dictionaryReader, unusableWords } from './dictionary-reader.ts';
import { exactReader } from './exact/exact-reader.ts';
import { openExactTable } from './exact/exact-table.ts';
import { valueHash } from './exact/value-hash.ts';
import { fingerprintReader } from './fingerprint/fingerprint-reader.ts';
import { readTemplates } from './fingerprint/template-prints.ts';
import { saltOf } from './salt-of.ts';

/** A tenant’s type, apart from how it is detected. */
export type CustomTypeFacts = Pick<Classifier, 'id' | 'name' | 'class' | 'locale' | 'sensitivity'>;

/** Prepared form of an upload, and the tenant’s key used for it. */
export interface CustomTypeMaterial {
  /** As `buildExactTable` or `writeTemplates` wrote it; null before anything was uploaded. */
  bytes: Uint8Array | null;
  /** 32 bytes or more. */
  key: Uint8Array;
}

export type CustomType = { classifier: Classifier } | { problems: DeclarationProblem[] };

type Declared<Kind> = Extract<DataTypeDeclaration, { kind: Kind }>;

/** The classifier of a type of the tenant’s own, or why there can be none. */
export function compileCustomType(
  facts: CustomTypeFacts,
  declaration: DataTypeDeclaration,
  material: CustomTypeMaterial,
): CustomType {
  const base: Classifier = { ...facts, keywords: [] };
  switch (declaration.kind) {
    case 'pattern':
      return patternType(base, declaration);
    case 'dictionary':
      return dictionaryType(base, declaration);
    case 'exact':
      return exactType(base, declaration, material);
    case 'fingerprint':
      return fingerprintType(base, declaration, material);
    case 'composite':
      return compositeType(base, declaration);
  }
}

function patternType(base: Classifier, declared: Declared<'pattern'>): CustomType {
  const { pattern, caseless, keywords, proximity, needsKeyword, ignored } = declared;
  const compiled = compilePattern(pattern, { caseless });
  if ('problem' in compiled)
    return { problems: [{ code: 'pattern', path: 'pattern', ...compiled.problem }] };
  const none = new Set(ignored);
  return {
    classifier: {
      ...base,
      keywords: keywords.map((word) => word.toLowerCase()),
      proximity,
      minimumDistinct: declared.minimumCount,
      patterns: [
        {
          pattern,
          caseless,
          alone: needsKeyword ? 'none' : 'medium',
          supported: 'high',
          validate: (value) => !none.has(value),
        },
      ],
    },
  };
}

function dictionaryType(base: Classifier, declared: Declared<'dictionary'>): CustomType {
  const problems = unusableWords(declared.words).map((index) => ({
    code: 'word-empty' as const,
    path: `words.${index}`,
    position: null,
    reason: 'must contain a letter or a digit',
  }));
  if (problems.length > 0) return { problems };
  return {
    classifier: {
      ...base,
      minimumDistinct: declared.minimumCount,
      read: dictionaryReader(declared),
    },
  };
}

function exactType(
  base: Classifier,
  declared: Declared<'exact'>,
  { bytes, key }: CustomTypeMaterial,
): CustomType {
  const { columns, primary, others, within } = declared;
  const column = columns.indexOf(primary);
  if (column === -1) return refused('primary-unknown', 'primary', 'must be one of the columns');
  if (others >= columns.length)
    return refused('others-too-many', 'others', 'must be less than the number of columns');
  if (bytes === null) return { classifier: base };
  const hashes = valueHash(key);
  const table = openExactTable(bytes, hashes);
  if (table?.primary !== column)
    return refused('columns-differ', 'columns', 'do not match the uploaded table');
  return { classifier: { ...base, read: exactReader({ table, hashes, columns, others, within }) } };
}

function fingerprintType(
  base: Classifier,
  { containment }: Declared<'fingerprint'>,
  { bytes, key }: CustomTypeMaterial,
): CustomType {
  if (bytes === null) return { classifier: base };
  const templates = readTemplates(bytes);
  if (!templates) return refused('material-differs', 'kind', 'does not match the uploaded data');
  const read = fingerprintReader({ templates, salt: saltOf(key), containment });
  return { classifier: { ...base, read } };
}

function compositeType(base: Classifier, declared: Declared<'composite'>): CustomType {
  const own = declared.parts.findIndex(({ type }) => type === base.id);
  if (own !== -1) return refused('type-itself', `parts.${own}.type`, 'must be a different type');
  return {
    classifier: {
      ...base,
      needs: declared.parts.map(({ type }) => type),
      compose: (found) => composedOf(declared, found),
    },
  };
}

function refused(code: DeclarationFault, path: string, reason: string): CustomType {
  return { problems: [{ code, path, position: null, reason }] };
}
