/** A file name taken apart. */
export interface NameParts {
  stem: string;
  /** Last extension, lower case, without the dot; empty if none. */
  extension: string;
  /** A second extension before the last one, lower case; empty if none. */
  inner: string;
}

/** Signs that end a name without being seen. */
const UNSEEN_END = /[\s.\u200B-\u200D\u2060\uFEFF]+$/u;

/** Splits a name into its parts; excludes invisible trailing characters. */
export function nameParts(name: string): NameParts {
  const shown = name.replace(UNSEEN_END, '');
  const [rest, extension] = cut(shown);
  const [stem, inner] = cut(rest);
  return { stem: inner === '' ? rest : stem, extension, inner };
}

/** An extension contains letters: version numbers and dates are not extensions. */
function cut(name: string): [string, string] {
  const found = /^(.+)\.([a-z0-9_-]{1,9})$/iu.exec(name);
  const [, stem = name, extension = ''] = found ?? [];
  return /[a-z]/iu.test(extension) ? [stem, extension.toLowerCase()] : [name, ''];
}
