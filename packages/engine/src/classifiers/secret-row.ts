import { checksumLevel } from '../values/checksummed-token.ts';
import { issuedTo, looksIssued } from '../values/issued-token.ts';
import { defineClassifier, type Classifier, type ValuePattern } from './define-classifier.ts';

/** A vendor-issued secret, as one row of a table in `classifiers/secrets/rows`. */
export interface SecretRow {
  id: string;
  name: string;
  /** Patterns of values with their own prefix: `ghp_[A-Za-z0-9]{36}`. They are found anywhere. */
  tokens?: readonly string[];
  /**
   * How a token is verified: it looks random (the default), or it ends with the checksum used by GitHub
   * and npm.
   */
  check?: 'checksum';
  /**
   * Patterns of values without a distinctive shape, such as 32 hexadecimal digits. They are `low`
   * without evidence: a name that suggests a key, or an assignment to the vendor's name.
   */
  bare?: readonly string[];
  /**
   * A bare value is searched for only after one of these words, anywhere in a name, on the same line.
   * Defaults to the keywords.
   */
  anchors?: readonly string[];
  /** The vendor's names: whole words near a value that support it, lower case. */
  keywords: readonly string[];
  /** Page that describes the format. */
  reference: string;
}

/** The rows of vendors that start with one letter. */
export type SecretTable = readonly SecretRow[];

/** The pattern of a UUID, which many vendors use as a key. */
export const UUID = '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}';

/** A pattern that begins with three characters as written: `key[A-Za-z0-9]{14}`, `pk\\.[a-f0-9]{32}`. */
const PREFIX = /^(?:[\w-]|\\\.){3}(?![{?*+])/;
/** Bytes between an anchor and a bare value, at most. */
const ANCHOR_REACH = 60;

/** The data type that a row declares. */
export function secretClassifier(row: SecretRow): Classifier {
  const { id, name, keywords, reference, tokens = [], bare = [] } = row;
  const validate = row.check === 'checksum' ? checksumLevel : looksIssued;
  const words = row.anchors ?? keywords;
  return defineClassifier({
    id,
    name,
    class: 'secret',
    locale: 'any',
    sensitivity: 4,
    keywords,
    patterns: [
      ...tokens.map((pattern): ValuePattern => ({ pattern, alone: 'high', validate })),
      ...bare.map((pattern): ValuePattern => ({
        pattern,
        after: { words, within: ANCHOR_REACH },
        alone: 'low',
        supported: 'checked',
        validate: issuedTo(words, { hasPrefix: PREFIX.test(pattern) }),
      })),
    ],
    reference,
  });
}
