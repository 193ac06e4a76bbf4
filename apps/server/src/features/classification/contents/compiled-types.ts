import type { Classifier, Confidence } from '@waybill/engine';
import { CLASSIFIERS } from '@waybill/engine/classifiers/classifiers';
import { compileCustomType } from '@waybill/engine/custom/compile-custom-type';
import { CONFIDENCES } from '@waybill/contract/data-classes';
import { joinedClassifier, type ClassifyText } from './joined-classifier.ts';
import type { DataTypeSet, TypeException, TypeSwitch } from './data-type-set.ts';

/** Facts about a type when its findings are counted. */
export interface TypeFacts extends Pick<Classifier, 'name' | 'class' | 'sensitivity'> {
  version: number;
  minimum: Confidence;
  isShadow: boolean;
  /** Its findings apply to the whole text. */
  isOfText: boolean;
  /** Its findings are table values, next to the rest of their row. */
  isOfTable: boolean;
  exceptions: readonly TypeException[];
}

/** A set of data types, ready to classify. */
export interface CompiledTypes {
  classifyText: ClassifyText;
  /** The lowest level required by any of the types. */
  minimum: Confidence;
  facts: ReadonlyMap<string, TypeFacts>;
  valueKey: Buffer;
}

/** Minimum count of findings by default. */
export const USUAL_MINIMUM: Confidence = 'medium';

const AS_IT_COMES: TypeSwitch = { isOn: true, isShadow: false, minimum: USUAL_MINIMUM };

export function compileTypes(set: DataTypeSet): CompiledTypes {
  const exceptions = Map.groupBy(set.exceptions, ({ type }) => type);
  const valueKey = Buffer.from(set.valueKey, 'hex');
  const facts = new Map<string, TypeFacts>();
  const ready: Classifier[] = [];
  const ownClassifiers: Classifier[] = [];
  for (const classifier of CLASSIFIERS) {
    const { isOn, isShadow, minimum } = set.switches[classifier.id] ?? AS_IT_COMES;
    if (!isOn) continue;
    ready.push(classifier);
    facts.set(classifier.id, {
      ...identityOf(classifier),
      version: 0,
      minimum,
      isShadow,
      exceptions: exceptions.get(classifier.id) ?? [],
    });
  }
  for (const own of set.own) {
    const made = compileCustomType(own, own.declaration, { bytes: own.material, key: valueKey });
    // A formerly valid type must not stop all the others.
    if (!('classifier' in made)) continue;
    ownClassifiers.push(made.classifier);
    const isOfText = own.declaration.kind === 'composite' || own.declaration.kind === 'fingerprint';
    facts.set(own.id, {
      ...own,
      isOfText,
      isOfTable: own.declaration.kind === 'exact',
      exceptions: exceptions.get(own.id) ?? [],
    });
  }
  const named = new Set(ownClassifiers.flatMap(({ needs = [] }) => needs));
  const needed = CLASSIFIERS.filter(({ id }) => named.has(id));
  return {
    classifyText: joinedClassifier(ready, ownClassifiers, needed),
    minimum: lowest([...facts.values()].map(({ minimum }) => minimum)),
    facts,
    valueKey,
  };
}

function identityOf({ name, class: dataClass, sensitivity, kind }: Classifier) {
  return { name, class: dataClass, sensitivity, isOfText: kind !== undefined, isOfTable: false };
}

/** Whether a finding is at least as sure as asked for. */
export function reaches(confidence: Confidence, minimum: Confidence): boolean {
  return CONFIDENCES.indexOf(confidence) >= CONFIDENCES.indexOf(minimum);
}

function lowest(levels: readonly Confidence[]): Confidence {
  return CONFIDENCES.find((level) => levels.includes(level)) ?? USUAL_MINIMUM;
}
