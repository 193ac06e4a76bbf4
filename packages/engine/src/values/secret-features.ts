import type { Assignment } from './assignment.ts';
import type { SecretName } from './secret-name.ts';
import { hasSequence, isPlaceholder, secretShape, type SecretShape } from './secret-shape.ts';

/** Names of the features of a value that might be a secret; see `secretFeatures`. */
export type SecretFeature = keyof ReturnType<typeof secretFeatures>;

/** How a value is bound, and what its name says. */
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

/**
 * What speaks for and against a value being a secret, as numbers, mostly 0 or 1. The names say what is
 * meant; the weights that go with them are in `secret-weights.data.ts`.
 * @param before what stands before the value on its line, its name included
 * @param behind what stands directly behind the value, on its line
 */
export function secretFeatures(
  value: string,
  { bound, name }: NamedAssignment,
  before: string,
  behind: string,
) {
  const shape = secretShape(value);
  return {
    ...shapeFeatures(value, shape),
    ...nameFeatures(name, bound, shape),
    ...glueFeatures(bound, shape),
    ...valueFeatures(value, bound),
    repeatsName: bit(repeatsName(value.toLowerCase(), name)),
    comment: bit(/^\s*(?:\/\/|#|\*|--|;)/.test(before)),
    callBehind: bit(bound.quote === '' && /^[([]/.test(behind)),
    joinedBehind: bit(/^["'`]?\s?[+.%]/.test(behind)),
    endsLine: bit(/^["'`]?[;,]?\s*$/.test(behind)),
  };
}

function repeatsName(lower: string, name: SecretName): boolean {
  return name.words.some((word) => word.length > 3 && lower.includes(word));
}

function nameFeatures(name: SecretName, bound: Assignment, shape: SecretShape) {
  const wordy = shape.wordShare > 0.6;
  const isPassword = name.keyword === 'password';
  const isStrong = !['auth', 'faint', 'weak-key'].includes(name.keyword);
  return {
    namePassword: bit(isPassword),
    nameSecret: bit(name.keyword === 'secret'),
    nameToken: bit(name.keyword === 'token'),
    nameStrongKey: bit(name.keyword === 'strong-key'),
    nameWeakKey: bit(name.keyword === 'weak-key'),
    nameAuth: bit(name.keyword === 'auth'),
    nameFaint: bit(name.keyword === 'faint'),
    nameAbout: bit(name.isAbout),
    nameLast: bit(name.isLast),
    nameConstant: bit(/^[A-Z][A-Z0-9_.-]+$/.test(bound.name)),
    flag: bit(bound.name.startsWith('-')),
    passwordWordy: bit(isPassword && wordy),
    passwordRandom: bit(isPassword && !wordy),
    keyWordy: bit(!isPassword && wordy),
    strongUuid: bit(isStrong && shape.isUuid),
  };
}

function glueFeatures(bound: Assignment, shape: SecretShape) {
  const wordy = shape.wordShare > 0.6 || !shape.hasDigit;
  return {
    glueColon: bit(bound.glue === ':'),
    glueArrow: bit(bound.glue === '=>'),
    glueComma: bit(bound.glue === ','),
    glueCall: bit(bound.glue === '('),
    glueComparison: bit(/^[=!]==?$|=~/.test(bound.glue)),
    glueNone: bit(bound.glue === ''),
    glueElement: bit(bound.glue === '>'),
    glueProse: bit(bound.glue === 'is'),
    glueJoined: bit(bound.glue === '-'),
    quoted: bit(bound.quote !== ''),
    inList: bit(bound.inList),
    loneWord: bit(bound.glue === '' && wordy),
  };
}

function valueFeatures(value: string, bound: Assignment) {
  const quoted = bound.quote !== '';
  return {
    unquotedIdentifier: bit(!quoted && IDENTIFIER.test(value)),
    unquotedDotted: bit(!quoted && DOTTED.test(value)),
    quotedDotted: bit(quoted && DOTTED.test(value)),
    path: bit(PATHLIKE.test(value)),
    template: bit(TEMPLATE.test(value)),
    placeholder: bit(PLACEHOLDER.test(value)),
    noValue: bit(NO_VALUE.test(value)),
    saysSecret: bit(SAYS_SECRET.test(value)),
    constantCase: bit(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(value)),
    braces: bit(/[{}()]/.test(value)),
    number: bit(/^(?:0x[0-9a-fA-F]+|[\d.,_]+[a-zA-Z]?)$/.test(value)),
  };
}

function shapeFeatures(value: string, shape: SecretShape) {
  const { length } = shape;
  const classes =
    bit(shape.hasLower) + bit(shape.hasUpper) + bit(shape.hasDigit) + bit(shape.hasSymbol);
  return {
    under6: bit(length < 6),
    under8: bit(length < 8),
    from16: bit(length >= 16),
    from24: bit(length >= 24),
    from40: bit(length >= 40),
    from100: bit(length >= 100),
    oneClass: bit(classes === 1),
    threeClasses: bit(classes >= 3),
    symbol: bit(shape.hasSymbol),
    digitInLetters: bit(shape.hasDigit && (shape.hasLower || shape.hasUpper)),
    onlyDigits: bit(shape.digitShare === 1),
    digitShare: shape.digitShare,
    changeRate: shape.changeRate,
    entropy: shape.entropy,
    repetition: shape.repetition,
    wordShare: shape.wordShare,
    letterCost: Math.min(9, shape.letterCost),
    longHex: bit(shape.isHex && length >= 16),
    uuid: bit(shape.isUuid),
    sequence: bit(hasSequence(value.toLowerCase(), 6)),
    issued: bit(length >= 16 && shape.wordShare < 0.3 && !isPlaceholder(value)),
    sentence: bit(/[.:!?…]$/.test(value) && shape.wordShare > 0.6),
    capitalizedWords: bit(/^[A-Z][a-z]+(?:[ A-Z][a-z]+)*$/.test(value)),
  };
}
