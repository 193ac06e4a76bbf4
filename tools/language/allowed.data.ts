/** A place that may keep an outdated phrase, and why. */
export interface AllowedUse {
  /** File, or a folder that ends with `/`. */
  file: string;
  /** Part of the text; `*` allows every phrase in the file. */
  text: string;
  reason: string;
}

export const ALLOWED_USES: readonly AllowedUse[] = [
  {
    file: 'docs/figures.md',
    text: 'doubled',
    reason: 'The name of a figure.',
  },
  {
    file: 'docs/specification-matrix.md',
    text: '*',
    reason: 'Rows quote the specification and the names of tests.',
  },
  {
    file: 'docs/security/asvs.md',
    text: '*',
    reason: 'Rows quote the requirements of ASVS and the names of tests.',
  },
  {
    file: 'docs/corpus-differences.md',
    text: 'a domain of its own or none',
    reason: 'A generated row that quotes a decision on the reference data.',
  },
  {
    file: 'tools/check/language.test.ts',
    text: 'done anew',
    reason: 'A planted phrase that the check must find.',
  },
];
