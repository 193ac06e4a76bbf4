import type { Assignment } from './assignment.ts';
import type { SecretName } from './secret-name.ts';
import { hasSequence, isPlaceholder, type SecretShape } from './secret-shape.ts';
import { SECRET_WEIGHTS as WEIGHTS } from './secret-weights.data.ts';

/** How a value is assigned, and what its name suggests. */
export interface NamedAssignment {
  bound: Assignment;
  name: SecretName;
}

function bit(condition: boolean): number {
  return condition ? 1 : 0;
}

const PLACEHOLDER =
  /example|sample|placeholder|your|change_?me|replace|insert|dummy|redacted|fake|todo|enter|some[_-]|^my|^foo|^bar|^test|here$|xxx|\*\*\*|\.\.\./i;
const NO_VALUE =
  /^(?:null|none|nil|undefined|true|false|string|str|int|integer|number|boolean|bool|object|any|void|unknown|bytes?|text|password|secret|token|key|required|optional|default|empty|self|this|new|return|const|let|var|function|required|varchar|char|not|and|the|for|with|from|type|value)$/i;
const TEMPLATE =
  /\$\{|\$\(|\{\{|#\{|<%|%\(\w+\)|^\$[A-Za-z_]|^%[a-z]$|^@[A-Z_]+@$|^%\w+%$|^&[a-z]|^\*[A-Za-z]/;
const IDENTIFIER = /^[A-Za-z_$][A-Za-z_$]*\d?$/;
const DOTTED = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;
const PATHLIKE =
  /^\.{0,2}\/|^~\/|[a-z]\/[a-z]+[/.]|\/.*\.\w{1,4}$|^[a-z]+:\/\/|\.(?:pem|key|crt|json|ya?ml|txt|conf|html?|js|ts|go|py)$/i;
const SAYS_SECRET = /pass|secret|token|key|auth|cred|pwd/i;

// Each function adds up the weights of its features: mostly 0 or 1, so that a missing feature costs
// nothing. The names are self-explanatory.

/** Features of a value's line: the text before it, including its name, and directly after it. */
export function lineScore(bound: Assignment, before: string, behind: string): number {
  return (
    WEIGHTS.comment * bit(/^\s*(?:\/\/|#|\*|--|;)/.test(before)) +
    WEIGHTS.callBehind * bit(bound.quote === '' && /^[([]/.test(behind)) +
    WEIGHTS.joinedBehind * bit(/^["'`]?\s?[+.%]/.test(behind)) +
    WEIGHTS.endsLine * bit(/^["'`]?[;,]?\s*$/.test(behind))
  );
}

/** Features of the name, and how the value fits it. */
export function nameScore({ name, bound }: NamedAssignment, shape: SecretShape): number {
  const wordy = shape.wordShare > 0.6;
  const isPassword = name.keyword === 'password';
  const isStrong = !['auth', 'faint', 'weak-key'].includes(name.keyword);
  return (
    WEIGHTS.namePassword * bit(isPassword) +
    WEIGHTS.nameSecret * bit(name.keyword === 'secret') +
    WEIGHTS.nameToken * bit(name.keyword === 'token') +
    WEIGHTS.nameStrongKey * bit(name.keyword === 'strong-key') +
    WEIGHTS.nameWeakKey * bit(name.keyword === 'weak-key') +
    WEIGHTS.nameAuth * bit(name.keyword === 'auth') +
    WEIGHTS.nameFaint * bit(name.keyword === 'faint') +
    WEIGHTS.nameAbout * bit(name.isAbout) +
    WEIGHTS.nameLast * bit(name.isLast) +
    WEIGHTS.nameConstant * bit(/^[A-Z][A-Z0-9_.-]+$/.test(bound.name)) +
    WEIGHTS.flag * bit(bound.name.startsWith('-')) +
    WEIGHTS.passwordWordy * bit(isPassword && wordy) +
    WEIGHTS.passwordRandom * bit(isPassword && !wordy) +
    WEIGHTS.keyWordy * bit(!isPassword && wordy) +
    WEIGHTS.strongUuid * bit(isStrong && shape.isUuid)
  );
}

/** Text between name and value. */
export function glueScore(bound: Assignment, shape: SecretShape): number {
  const wordy = shape.wordShare > 0.6 || !shape.hasDigit;
  return (
    WEIGHTS.glueColon * bit(bound.glue === ':') +
    WEIGHTS.glueArrow * bit(bound.glue === '=>') +
    WEIGHTS.glueComma * bit(bound.glue === ',') +
    WEIGHTS.glueCall * bit(bound.glue === '(') +
    WEIGHTS.glueComparison * bit(/^[=!]==?$|=~/.test(bound.glue)) +
    WEIGHTS.glueNone * bit(bound.glue === '') +
    WEIGHTS.glueElement * bit(bound.glue === '>') +
    WEIGHTS.glueProse * bit(bound.glue === 'is') +
    WEIGHTS.glueJoined * bit(bound.glue === '-') +
    WEIGHTS.quoted * bit(bound.quote !== '') +
    WEIGHTS.inList * bit(bound.inList) +
    WEIGHTS.loneWord * bit(bound.glue === '' && wordy)
  );
}

function repeatsName(lower: string, name: SecretName): boolean {
  return name.words.some((word) => word.length > 3 && lower.includes(word));
}

/** What the value is written as, apart from its shape. */
export function valueScore(value: string, { bound, name }: NamedAssignment): number {
  const quoted = bound.quote !== '';
  return (
    WEIGHTS.unquotedIdentifier * bit(!quoted && IDENTIFIER.test(value)) +
    WEIGHTS.unquotedDotted * bit(!quoted && DOTTED.test(value)) +
    WEIGHTS.quotedDotted * bit(quoted && DOTTED.test(value)) +
    WEIGHTS.path * bit(PATHLIKE.test(value)) +
    WEIGHTS.template * bit(TEMPLATE.test(value)) +
    WEIGHTS.placeholder * bit(PLACEHOLDER.test(value)) +
    WEIGHTS.noValue * bit(NO_VALUE.test(value)) +
    WEIGHTS.saysSecret * bit(SAYS_SECRET.test(value)) +
    WEIGHTS.constantCase * bit(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(value)) +
    WEIGHTS.braces * bit(/[{}()]/.test(value)) +
    WEIGHTS.repeatsName * bit(repeatsName(value.toLowerCase(), name)) +
    WEIGHTS.number * bit(/^(?:0x[0-9a-fA-F]+|[\d.,_]+[a-zA-Z]?)$/.test(value))
  );
}

/** Features of the value's characters. */
export function shapeScore(value: string, shape: SecretShape): number {
  const { length } = shape;
  const classes =
    bit(shape.hasLower) + bit(shape.hasUpper) + bit(shape.hasDigit) + bit(shape.hasSymbol);
  return (
    WEIGHTS.under6 * bit(length < 6) +
    WEIGHTS.under8 * bit(length < 8) +
    WEIGHTS.from16 * bit(length >= 16) +
    WEIGHTS.from24 * bit(length >= 24) +
    WEIGHTS.from40 * bit(length >= 40) +
    WEIGHTS.from100 * bit(length >= 100) +
    WEIGHTS.oneClass * bit(classes === 1) +
    WEIGHTS.threeClasses * bit(classes >= 3) +
    WEIGHTS.symbol * bit(shape.hasSymbol) +
    WEIGHTS.digitInLetters * bit(shape.hasDigit && (shape.hasLower || shape.hasUpper)) +
    WEIGHTS.onlyDigits * bit(shape.digitShare === 1) +
    WEIGHTS.digitShare * shape.digitShare +
    WEIGHTS.changeRate * shape.changeRate +
    WEIGHTS.entropy * shape.entropy +
    WEIGHTS.repetition * shape.repetition +
    WEIGHTS.wordShare * shape.wordShare +
    WEIGHTS.letterCost * Math.min(9, shape.letterCost) +
    WEIGHTS.longHex * bit(shape.isHex && length >= 16) +
    WEIGHTS.uuid * bit(shape.isUuid) +
    WEIGHTS.sequence * bit(hasSequence(value.toLowerCase(), 6)) +
    WEIGHTS.issued * bit(length >= 16 && shape.wordShare < 0.3 && !isPlaceholder(value)) +
    WEIGHTS.sentence * bit(/[.:!?…]$/.test(value) && shape.wordShare > 0.6) +
    WEIGHTS.capitalizedWords * bit(/^[A-Z][a-z]+(?:[ A-Z][a-z]+)*$/.test(value))
  );
}
