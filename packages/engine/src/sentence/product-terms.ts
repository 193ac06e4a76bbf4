import {
  type Condition,
  DATA_CLASSES,
  DESTINATION_NAMES,
  SOURCE_NAMES,
  ownValue,
} from '@waybill/contract';
import { CLASSIFIERS } from '../classifiers/classifiers.ts';
import type { Classifier } from '../classifiers/define-classifier.ts';
import { SERVICES } from '../destinations/services.data.ts';
import { BUILTIN_POLICIES } from '../policy/builtin.gen.ts';
import type { FieldDefinition } from '../policy/field.ts';
import { AMBIGUOUS } from './ambiguous.data.ts';
import { FIELD_SYNONYMS } from './field-synonyms.data.ts';
import { GROUP_SYNONYMS, TYPE_SYNONYMS } from './data-synonyms.data.ts';
import { GRAMMAR, NUMBER_WORDS, SMALL_WORDS, SPANS, UNITS } from './grammar.data.ts';
import { MEANING_SYNONYMS, WEAK_OUTSIDE } from './meaning-synonyms.data.ts';
import { ORDINARY_NAMES } from './ordinary-names.data.ts';
import { sentenceReader } from './read-sentence.ts';
import { SUBJECT_SYNONYMS } from './subject-synonyms.data.ts';
import type { Meaning, Slot, Term } from './term.ts';
import { createVocabulary } from './vocabulary.ts';

/**
 * The product's own vocabulary, from its declarations: data types and their groups, services,
 * integrations, built-in policies and the given fields. Synonyms come before names, so that a word of
 * both languages has its usual meaning. Synonyms of fields that are not given are skipped.
 */
export function productTerms(fields: readonly FieldDefinition[]): Term[] {
  const declared = new Set(fields.map(({ name }) => name));
  const isDeclared = (condition: Condition) => fieldsIn(condition).every((f) => declared.has(f));
  const plain = [
    ...meaningTerms(isDeclared),
    ...ambiguousTerms(isDeclared),
    ...dataTerms(),
    ...grammarTerms(),
    ...placeTerms(),
    ...fieldTerms(fields),
  ];
  return [...subjectTerms(plain), ...plain];
}

/** The phrases of a line of synonyms. */
export function phrasesOf(line: string): string[] {
  return line.split('|').map((phrase) => phrase.trim());
}

function fieldsIn(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsIn);
  if ('any' in condition) return condition.any.flatMap(fieldsIn);
  return 'not' in condition ? fieldsIn(condition.not) : [condition.f];
}

function terms(line: string, means: Meaning, more: Partial<Term> = {}): Term[] {
  return phrasesOf(line).map((phrase) => ({ phrase, means, ...more }));
}

function is(slot: Slot, condition: Condition): Meaning {
  return { kind: 'is', slot, condition };
}

/** Names of built-in policies that other words do not express already, and their synonyms. */
function subjectTerms(plain: readonly Term[]): Term[] {
  // Without phrases no suggestions are searched for.
  const { read } = sentenceReader({ ...createVocabulary(plain), phrases: [] });
  const isSaid = (name: string) => {
    const { condition, unknown, questions } = read(name);
    return condition !== null && unknown.length === 0 && questions.length === 0;
  };
  const synonyms = new Map(SUBJECT_SYNONYMS);
  return BUILTIN_POLICIES.flatMap(({ key, name, title, condition, window }) => {
    const names = [name, title].filter((each) => !isSaid(each));
    const own = synonyms.get(key);
    const line = [...names, ...(own === undefined ? [] : [own])].join('|');
    return line === '' ? [] : terms(line, { kind: 'subject', key, condition, window });
  });
}

/** Actions are counted as events: `20 downloads`. */
function meaningTerms(isDeclared: (condition: Condition) => boolean): Term[] {
  const [outside, weak] = WEAK_OUTSIDE;
  return [
    ...MEANING_SYNONYMS.filter(([, condition]) => isDeclared(condition)).flatMap(
      ([slot, condition, line]) =>
        terms(line, is(slot, condition), ownValue(UNIT_OF_SLOT, slot) ?? {}),
    ),
    ...terms(weak, is('destination', outside), { isWeak: true }),
  ];
}

const UNIT_OF_SLOT: Partial<Record<Slot, Pick<Term, 'unit'>>> = {
  action: { unit: 'events' },
  object: { unit: 'objects' },
};

function ambiguousTerms(isDeclared: (condition: Condition) => boolean): Term[] {
  return AMBIGUOUS.flatMap(([options, line]) => {
    const known = options
      .filter(([, , condition]) => isDeclared(condition))
      .map(([optionId, slot, condition]) => ({ optionId, means: is(slot, condition) }));
    return known.length === 0 ? [] : terms(line, { kind: 'either', options: known });
  });
}

function dataTerms(): Term[] {
  const byId = new Map(CLASSIFIERS.map((classifier) => [classifier.id, classifier]));
  return [
    ...TYPE_SYNONYMS.flatMap(([ids, line]) =>
      typeTerms(
        ids.split(' ').flatMap((id) => byId.get(id) ?? []),
        line,
      ),
    ),
    ...GROUP_SYNONYMS.flatMap(([group, line]) => groupTerms(group, line)),
    ...CLASSIFIERS.flatMap((classifier) => typeTerms([classifier], namesOf(classifier))),
    ...[...nationalNames()].flatMap(([name, types]) => typeTerms(types, name)),
    ...DATA_CLASSES.flatMap((group) => groupTerms(group, `${group} data|${group}`)),
  ];
}

function groupTerms(group: string, line: string): Term[] {
  const condition: Condition = { f: 'data.groups', op: 'anyOf', v: [group] };
  return terms(line, is('data', condition), { unit: 'values' });
}

/** Values of a type are counted by value, documents by document. */
function typeTerms(types: readonly Classifier[], line: string): Term[] {
  if (types.length === 0) return [];
  const condition: Condition = { f: 'data.types', op: 'anyOf', v: types.map(({ id }) => id) };
  const unit = types.every(({ kind }) => kind !== undefined) ? 'objects' : 'values';
  return terms(line, is('data', condition), { unit });
}

/** A name without its bracketed part, that part, and the name without a final `number`. */
function namesOf({ name }: Classifier): string {
  const plain = name.replaceAll(/\s*\([^)]*\)/g, '');
  const inside = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
  const short = plain.replace(/ numbers?$/i, '');
  const code = plain.replace(/^Source code: /, '');
  const isCode = code !== plain;
  const codes = isCode ? [`${code} code`, `${code} source code`, `${code} source`] : [];
  return [name, plain, short, ...inside.flatMap((text) => text.split(', ')), ...codes].join('|');
}

/** `Passport number` represents those of all countries: names without the preceding country. */
function nationalNames(): Map<string, Classifier[]> {
  const found = new Map<string, Classifier[]>();
  for (const classifier of CLASSIFIERS) {
    if (classifier.locale === 'any') continue;
    const [, ...rest] = classifier.name.replaceAll(/\s*\([^)]*\)/g, '').split(' ');
    const name = rest.join(' ').toLowerCase();
    if (rest.length === 0) continue;
    for (const each of new Set([name, name.replace(/ numbers?$/, '')])) {
      if (each.length > 4) found.set(each, [...(found.get(each) ?? []), classifier]);
    }
  }
  return found;
}

function grammarTerms(): Term[] {
  return [
    ...SPANS.flatMap(([ms, line]) => terms(line, { kind: 'span', ms })),
    ...NUMBER_WORDS.flatMap(([value, line]) => terms(line, { kind: 'number', value })),
    ...UNITS.flatMap(([unit, bytes, line]) =>
      terms(line, { kind: 'grammar', word: 'small' }, { unit, bytes }),
    ),
    ...GRAMMAR.flatMap(([word, line]) => terms(line, { kind: 'grammar', word })),
    ...terms(SMALL_WORDS.split(' ').join('|'), { kind: 'grammar', word: 'small' }),
  ];
}

function placeTerms(): Term[] {
  const ordinary = new Set(phrasesOf(ORDINARY_NAMES));
  const names = new Set<string>([
    ...SERVICES.map(([, , name]) => name),
    ...SOURCE_NAMES,
    ...DESTINATION_NAMES.filter((name) => name !== '{host}'),
  ]);
  return [...names].flatMap((name): Term[] => {
    const means: Meaning = { kind: 'place', name };
    return terms(name, means, { isOrdinary: ordinary.has(name) });
  });
}

/**
 * Fields by their synonyms and labels. The part after the colon of a label suffices if no other field
 * has it.
 */
function fieldTerms(fields: readonly FieldDefinition[]): Term[] {
  const synonyms = new Map(FIELD_SYNONYMS);
  const uses = new Map<string, number>();
  for (const { label } of fields) {
    const last = lastOf(label);
    uses.set(last, (uses.get(last) ?? 0) + 1);
  }
  return fields.flatMap((field) => {
    const last = lastOf(field.label);
    const labels = [synonyms.get(field.name) ?? field.label, field.label.replace(': ', ' ')];
    const isAlone = uses.get(last) === 1 && last.length > SHORTEST_LABEL;
    const line = [...labels, ...(isAlone ? [last] : [])].join('|');
    return [...valueTerms(field, phrasesOf(line)), ...terms(line, { kind: 'field', field })];
  });
}

/** A field of a closed vocabulary with each of its values: `visibility after public`. */
function valueTerms({ name, type, values }: FieldDefinition, labels: readonly string[]): Term[] {
  if (values === undefined || values.length > MOST_VALUES) return [];
  const op = type === 'list' ? 'anyOf' : 'in';
  return values.flatMap((value) => {
    const phrases = labels.map((label) => `${label} ${value.replaceAll('_', ' ')}`);
    return terms(phrases.join('|'), is('content', { f: name, op, v: [value] }));
  });
}

/** Longer vocabularies, such as those of services, are found by their values alone. */
const MOST_VALUES = 60;
const SHORTEST_LABEL = 4;

function lastOf(label: string): string {
  return label.split(': ').at(-1)?.toLowerCase() ?? '';
}
