import { randomUUID } from 'node:crypto';
import type { ContentClassification, DataTypeDeclaration } from '@waybill/contract';
import { CLASSIFIERS, type Confidence } from '@waybill/engine';
import type { ContentClassifier } from '../contents/content-classifier.ts';
import type { DataTypeSet, OwnDataType, TypeSwitch } from '../contents/data-type-set.ts';

const OFF: TypeSwitch = { isOn: false, isShadow: false, minimum: 'low' };

/** A declaration as an active type, whatever its state. */
export function triedType(
  declaration: DataTypeDeclaration,
  given: Partial<OwnDataType> = {},
): OwnDataType {
  return {
    id: 'draft',
    name: 'Draft',
    class: 'business',
    locale: 'any',
    sensitivity: 0,
    version: 0,
    minimum: 'low',
    isShadow: false,
    material: null,
    ...given,
    declaration,
  };
}

/**
 * Findings of one type in a sample, at any confidence; the sample is not stored.
 *
 * @param type Id of a built-in type, or a custom type.
 */
export async function tryDataType(
  classifier: ContentClassifier,
  trial: { tenantId: number; text: string; type: string | OwnDataType; signal: AbortSignal },
): Promise<ContentClassification> {
  const { tenantId, text, type, signal } = trial;
  const stored = await classifier.setOf(tenantId);
  const set = { ...trialSet(stored, type, 'low'), exceptions: [] };
  const content = { kind: 'text', text } as const;
  const result = await classifier.classify({ tenantId, content, set, signal });
  const id = typeof type === 'string' ? type : type.id;
  const types = result.types.filter((found) => found.type === id);
  return {
    ...result,
    sensitivity: types[0]?.sensitivity ?? null,
    types,
    findings: result.findings.filter((found) => found.type === id),
  };
}

/**
 * The tenant's set with only one type, and its components.
 *
 * @param type Id of a built-in type, or a custom type.
 * @param minimum Of a built-in type; another one has its own.
 */
export function trialSet(
  stored: DataTypeSet,
  type: string | OwnDataType,
  minimum: Confidence,
): DataTypeSet {
  if (typeof type === 'string') return { ...onlyBuiltIn(stored, [type], minimum), own: [] };
  const { declaration } = type;
  const parts = declaration.kind === 'composite' ? declaration.parts.map((part) => part.type) : [];
  const others = stored.own.filter(({ id }) => id !== type.id && parts.includes(id));
  return { ...onlyBuiltIn(stored, parts, 'low'), own: [...others, type] };
}

function onlyBuiltIn(
  stored: DataTypeSet,
  wanted: readonly string[],
  minimum: Confidence,
): DataTypeSet {
  const on: TypeSwitch = { isOn: true, isShadow: false, minimum };
  const switches = CLASSIFIERS.map(({ id }) => [id, wanted.includes(id) ? on : OFF] as const);
  return { ...stored, key: `trial:${randomUUID()}`, switches: Object.fromEntries(switches) };
}
