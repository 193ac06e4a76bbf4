import type { Condition } from '@waybill/contract';
import type { FieldDefinition } from '../policy/field.ts';
import type { Term } from './term.ts';

/** Names that a tenant assigned: part of the vocabulary of its sentences. */
export interface TenantNames {
  dataTypes: readonly { id: string; name: string }[];
  lists: readonly { id: string; name: string }[];
  /** Values in use of fields without a closed vocabulary, by field, e.g. departments. */
  values: Readonly<Record<string, readonly string[]>>;
}

/** Fields comparable with a tenant's list; the author is asked which one. */
const LISTED: readonly (readonly [optionId: string, field: string])[] = [
  ['people', 'actor.key'],
  ['recipients', 'recipients.domains'],
  ['hosts', 'destination.host'],
  ['objects', 'object.name'],
];

/** The vocabulary of a tenant next to the product's. */
export function tenantTerms(names: TenantNames, fields: readonly FieldDefinition[]): Term[] {
  const declared = new Map(fields.map((field) => [field.name, field]));
  return [
    ...names.dataTypes.map(({ id, name }): Term => {
      const condition: Condition = { f: 'data.types', op: 'anyOf', v: [id] };
      return { phrase: name, unit: 'values', means: { kind: 'is', slot: 'data', condition } };
    }),
    ...names.lists.flatMap(({ id, name }): Term[] => {
      const options = LISTED.filter(([, field]) => declared.has(field)).map(
        ([optionId, f]) =>
          ({
            optionId,
            means: { kind: 'is', slot: 'person', condition: { f, op: 'inList', v: id } },
          }) as const,
      );
      return [name, `list ${name}`, `liste ${name}`].map((phrase) => ({
        phrase,
        means: { kind: 'either', options },
      }));
    }),
    ...Object.entries(names.values).flatMap(([f, values]) => valueTerms(declared.get(f), values)),
  ];
}

function valueTerms(field: FieldDefinition | undefined, values: readonly string[]): Term[] {
  if (field === undefined) return [];
  const op = field.type === 'list' ? 'anyOf' : 'in';
  return values.map((value): Term => {
    const condition: Condition = { f: field.name, op, v: [value] };
    return { phrase: value, means: { kind: 'is', slot: 'person', condition } };
  });
}
