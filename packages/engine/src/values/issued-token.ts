import type { Level, Place } from '../classifiers/define-classifier.ts';
import { assignmentBefore, type Assignment } from './assignment.ts';
import { shannonEntropy } from './entropy.ts';
import { isFileName, nameWords } from './name-words.ts';
import { isPlaceholder } from './secret-shape.ts';
import { wordLikeness } from './word-likeness.ts';

/** More words than that in a value and a person made it up: a name, a path, an example. */
const MOST_WORDS = 0.6;

/** More of a value than that tells nothing new. */
const LOOKED_AT = 1000;

/** Whether a value with a shape of its own was issued by a machine: no example, and not made of words. */
export function looksIssued(value: string): boolean {
  const head = value.slice(0, LOOKED_AT);
  return !isPlaceholder(head) && wordLikeness(head).share <= MOST_WORDS;
}

/** Words that make the name of a value speak of a secret. */
const SECRET_WORD =
  /^(?:.*key|keys?|tokens?|.*token|secret\w*|pass\w*|pwd|pw|auth\w*|cred\w*|access|private|pat|bearer|sid|license|api|login|signature|dsn)$/;
/** Words that make it speak of something else that looks random. */
const OTHER_WORD =
  /^(?:commits?|sha\d*|rev|revision|tree|blob|ref|checksum|digest|md5|etag|integrity|fingerprint|hash|version|uuid|guid|build|image|snapshot|etag|sum|trace|span|request|correlation|object|oid|name|url|uri|path|file|user|username|email|public)$/;
/** What may stand between a vendor’s word and the value where the name itself does not hold the word. */
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

/**
 * A check for values without a shape of their own, behind a vendor’s word: the value must look drawn by
 * a machine and be given to a name that holds the vendor’s word or speaks of a secret.
 * @param vendor the words as in the pattern’s `after`
 */
export function issuedTo(vendor: readonly string[]): (value: string, place: Place) => Level {
  return (value, place) => {
    if (!looksDrawn(value)) return 'none';
    const before = place.before();
    const bound = assignmentBefore(before);
    if (bound === null || !SIMPLE_GLUE.includes(bound.glue)) return 'none';
    if (!endsAsWritten(bound, place.behind())) return 'none';
    return levelOfName(bound, vendor);
  };
}

function levelOfName(bound: Assignment, vendor: readonly string[]): Level {
  const words = nameWords(bound.name);
  const last = words[words.length - 1] ?? '';
  if (OTHER_WORD.test(last) || isFileName(bound.name)) return 'none';
  const speaksOfSecret = words.some((word) => SECRET_WORD.test(word));
  if (bound.glue === '-' && !SECRET_WORD.test(last)) return 'none';
  const ofVendor = vendor.some((word) => holdsWord(bound.name, word));
  if (speaksOfSecret) return ofVendor && bound.glue !== '' ? 'high' : 'medium';
  return ofVendor ? 'medium' : 'none';
}

/** Whether the vendor’s word begins a word of the name: `okta` does in `myOktaKey`, not in `rookTable`. */
function holdsWord(name: string, vendor: string): boolean {
  const at = name.toLowerCase().indexOf(vendor);
  if (at <= 0) return at === 0;
  const before = name.charAt(at - 1);
  return !/[A-Za-z]/.test(before) || (/[a-z]/.test(before) && /[A-Z]/.test(name.charAt(at)));
}

/** A quoted value ends at its quote; what is not quoted is no call and no part of a path. */
function endsAsWritten(bound: Assignment, behind: string): boolean {
  if (bound.quote !== '') return behind === '' || behind.startsWith(bound.quote);
  return !/^(?:[([/\\+-]|\.\w)/.test(behind);
}

/** Whether a value is random by itself: characters of more than one kind, and well spread. */
function looksDrawn(value: string): boolean {
  if (!looksIssued(value)) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(value)).length;
  if (kinds < 2 && value.length < 30 && !/^\d+$/.test(value)) return false;
  return shannonEntropy(value) >= Math.min(3, Math.log2(value.length) * 0.65);
}
