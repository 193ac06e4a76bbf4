import { isFileName, nameWords } from './name-words.ts';
import { ABOUT_WORDS, NO_SECRET_WORDS } from './secret-name-words.data.ts';

/** Kind of secret that a name suggests; `faint` is access only, which is weak evidence on its own. */
export type SecretKeyword =
  | 'password'
  | 'secret'
  | 'token'
  | 'strong-key'
  | 'weak-key'
  | 'auth'
  | 'faint';

/** What a name indicates about the possible secret; its last keyword decides. */
export interface SecretName {
  keyword: SecretKeyword;
  /** The keyword is the last word: `api-key`, not `key-size`. */
  isLast: boolean;
  /** A word after the keyword refers to something about the secret. */
  isAbout: boolean;
  words: readonly string[];
}

const PASSWORD =
  /passw|passphrase|passcode|^pass\d?$|^p(?:w|wd|swd)\d?$|^(?:db|user|usr|my|my?sql|pg|root|smtp|mail|admin|ftp|ssh|redis|mongo|key|store|http|proxy|ldap|auth|vpn|sa|api|login)pass$/;
const SECRET = /secret|^seed$|^salt$/;
const TOKEN = /tokens?$|^jwt$|^otp$|^pat$|^nonce$|^bearer$|^session|^verifier$/;
const KEY = /keys?$/;
const AUTH = /^auth(?:orization|key)?$|credentials?$|^creds?$/;
const ACCESS = /(?:access|private)$/;

/** Words that mark a key as secret, in the same word or the previous one. */
const STRONG_KEY =
  /(?:api|access|secret|private|signing|encryption|account|license|auth|shared|consumer|storage|service|client|master|app)_?keys?$|^n?keys?$/;

/** Words in names of public or page-scoped values. */
const OPEN_WORD =
  /^(?:public|pub|csrf|xsrf|page|paging|next|cursor|continuation|socket|recv|jsonwebtoken|label|tooltip|placeholder|key(?:word|board|frame|map|ring|store|vault)s?)$/;

/** Contained in every name of a secret, checked first since most names are of something else. */
const TELLING =
  /pass|p(?:s?w)d?|secret|token|key|auth|cred|nonce|seed|salt|jwt|otp|pat|bearer|session|verifier|access|private/i;

/** Reads a name; null when it cannot be that of a secret. */
export function secretName(name: string): SecretName | null {
  if (!TELLING.test(name) || isFileName(name)) return null;
  const words = nameWords(name);
  const end = words.length - 1;
  const lastWord = words[end] ?? '';
  if (NO_SECRET_WORDS.has(lastWord) || /.(?:file|path|dir)$/.test(lastWord)) return null;
  if (words.some((word) => OPEN_WORD.test(word))) return null;
  for (let index = end; index >= 0; index -= 1) {
    const keyword = keywordAt(words, index);
    if (keyword === null) continue;
    const isAbout = words.slice(index + 1).some((word) => ABOUT_WORDS.has(word));
    return { keyword, isLast: index === end, isAbout, words };
  }
  return ACCESS.test(lastWord) ? { keyword: 'faint', isLast: true, isAbout: false, words } : null;
}

function keywordAt(words: readonly string[], index: number): SecretKeyword | null {
  const word = words[index] ?? '';
  if (KEY.test(word)) {
    const before = words[index - 1];
    return STRONG_KEY.test(before === undefined ? word : `${before}_${word}`)
      ? 'strong-key'
      : 'weak-key';
  }
  if (PASSWORD.test(word)) return 'password';
  if (SECRET.test(word)) return 'secret';
  if (TOKEN.test(word)) return 'token';
  return AUTH.test(word) ? 'auth' : null;
}
