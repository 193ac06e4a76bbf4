import type { Level, Place } from '../classifiers/define-classifier.ts';
import { assignmentBefore, type Assignment } from './assignment.ts';
import { shannonEntropy } from './entropy.ts';
import { isFileName, nameWords } from './name-words.ts';
import { secretName } from './secret-name.ts';
import { isPlaceholder } from './secret-shape.ts';
import { wordLikeness } from './word-likeness.ts';

/** A value with more words than this was written by a person: a name, a path, an example. */
const MOST_WORDS = 0.6;

/** Maximum characters inspected per value. */
const LOOKED_AT = 1000;

/** Whether a machine issued a value with a distinctive shape: not an example, and not made of words. */
export function looksIssued(value: string): boolean {
  const head = value.slice(0, LOOKED_AT);
  return !isPlaceholder(head) && wordLikeness(head).share <= MOST_WORDS;
}

/** Words that suggest that a name refers to a secret. */
const SECRET_WORD =
  /^(?:.*key|keys?|tokens?|.*token|secret\w*|pass\w*|pwd|pw|auth\w*|cred\w*|access|private|pat|bearer|sid|license|api|login|signature|dsn)$/;
/** Words that suggest something else that looks random. */
const OTHER_WORD =
  /^(?:commits?|sha\d*|rev|revision|tree|blob|ref|checksum|digest|md5|etag|integrity|fingerprint|hash|version|uuid|guid|build|image|snapshot|etag|sum|trace|span|request|correlation|object|oid|name|url|uri|path|file|user|username|email|public)$/;
/** Text allowed between a vendor’s word and the value if the name itself lacks the word. */
const SIMPLE_GLUE: readonly string[] = [
  '=',
  ':',
  '=>',
  ':=',
  ',',
  '(',
  '>',
  '||',
  '??',
  '',
  'is',
  '-',
];

/** Assignment operators; calls and sentences do not count. */
const ASSIGNMENT: ReadonlySet<string> = new Set(['=', ':', '=>', ':=', '>', '||', '??', 'is']);
/** Numbers, UUIDs, and hexadecimal digits of the length of a hash: ids of anything look like them. */
const IDENTIFIER =
  /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32}|[\da-f]{40}|[\da-f]{64})$/i;
/** An HTTP header before a scheme: `Authorization: SSWS `. */
const HEADER = /authorization\W{1,6}\w{0,20}\W{0,3}$/i;
/** Maximum characters between the vendor's word and a nearby value. */
const NEAR = 30;

/** How a vendor's bare value is validated. */
interface IssuedOptions {
  /** Every value starts with a distinctive prefix, which is also evidence. */
  hasPrefix: boolean;
}

/**
 * A check for values that only a preceding vendor’s word identifies: the value must look
 * machine-generated and be assigned to a name that contains the vendor’s word or suggests a secret.
 * That alone is `low`. Higher confidence needs evidence: a name that suggests a secret, an assignment
 * to the vendor's name, or a prefix.
 * @param vendor the words as in the pattern’s `after`
 */
export function issuedTo(
  vendor: readonly string[],
  { hasPrefix }: IssuedOptions = { hasPrefix: false },
): (value: string, place: Place) => Level {
  return (value, place) => {
    if (!looksDrawn(value)) return 'none';
    const before = place.before();
    const bound = assignmentBefore(before);
    if (bound === null || !isSimple(bound, place.behind())) return 'none';
    const isOfVendor = vendor.some((word) => holdsWord(bound.name, word));
    const naming = namingOf(bound, isOfVendor);
    if (naming === 'none') return 'none';
    if (naming === 'vendor' && !HEADER.test(before)) {
      return hasPrefix || isAssigned(bound, value) ? 'medium' : 'low';
    }
    if (isOfVendor || vendor.some((word) => isNear(before, word))) return 'high';
    return bound.glue === '' ? 'low' : 'medium';
  };
}

/** Whether an assignment to the vendor's name is evidence: ids and hashes are assigned to it as often. */
function isAssigned({ glue }: Assignment, value: string): boolean {
  return ASSIGNMENT.has(glue) && !IDENTIFIER.test(value);
}

/** What the name of a value indicates: a secret, only its owner, or something else. */
function namingOf({ name, glue }: Assignment, isOfVendor: boolean): 'secret' | 'vendor' | 'none' {
  const words = nameWords(name);
  const last = words[words.length - 1] ?? '';
  if (OTHER_WORD.test(last) || isFileName(name)) return 'none';
  if (glue === '-' && !SECRET_WORD.test(last)) return 'none';
  if (words.some((word) => SECRET_WORD.test(word))) return 'secret';
  if (!isOfVendor) return 'none';
  return secretName(name) === null ? 'vendor' : 'secret';
}

/** Whether the vendor's word starts a word shortly before a value. */
function isNear(before: string, word: string): boolean {
  return holdsWord(before.slice(-NEAR - word.length - 1), word);
}

/**
 * Whether the vendor’s word starts a word of the name: `okta` does in `myOktaKey`, not in `rookTable`.
 */
function holdsWord(name: string, vendor: string): boolean {
  const at = name.toLowerCase().indexOf(vendor);
  if (at <= 0) return at === 0;
  const before = name.charAt(at - 1);
  return !/[A-Za-z]/.test(before) || (/[a-z]/.test(before) && /[A-Z]/.test(name.charAt(at)));
}

/**
 * Whether a value is assigned to its name by a usual operator, and complete: a quoted one ends at its
 * quote, an unquoted one is neither a call nor part of a path.
 */
function isSimple(bound: Assignment, behind: string): boolean {
  if (!SIMPLE_GLUE.includes(bound.glue)) return false;
  if (bound.quote !== '') return behind === '' || behind.startsWith(bound.quote);
  return !/^(?:[([/\\+-]|\.\w)/.test(behind);
}

/** Whether a value is random by itself: mixed character kinds, evenly distributed. */
function looksDrawn(value: string): boolean {
  if (!looksIssued(value)) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(value)).length;
  if (kinds < 2 && value.length < 30 && !/^\d+$/.test(value)) return false;
  return shannonEntropy(value) >= Math.min(3, Math.log2(value.length) * 0.65);
}
