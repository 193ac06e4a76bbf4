/** A file name taken apart. */
export interface NameParts {
  stem: string;
  /** Last extension, lower case, without the dot; empty if none. */
  extension: string;
  /** What looks like another extension before the last one, lower case; empty if nothing does. */
  inner: string;
}

/** Signs that end a name without being seen. */
const UNSEEN_END = /[\s.\u200B-\u200D\u2060\uFEFF]+$/u;

/** Takes a name apart; what ends it unseen belongs to none of the parts. */
export function nameParts(name: string): NameParts {
  const shown = name.replace(UNSEEN_END, '');
  const [rest, extension] = cut(shown);
  const [stem, inner] = cut(rest);
  return { stem: inner === '' ? rest : stem, extension, inner };
}

/** An extension has letters: the numbers of a version or a date are none. */
function cut(name: string): [string, string] {
  const found = /^(.+)\.([a-z0-9_-]{1,9})$/iu.exec(name);
  const [, stem = name, extension = ''] = found ?? [];
  return /[a-z]/iu.test(extension) ? [stem, extension.toLowerCase()] : [name, ''];
}
