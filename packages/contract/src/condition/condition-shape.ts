import { z } from 'zod';
import { CONDITION_LIMITS } from './condition-limits.ts';
import { OPERATORS } from './operators.ts';

const Scalar = z.union([z.string().max(CONDITION_LIMITS.text), z.number(), z.boolean()]);
export type Scalar = z.infer<typeof Scalar>;

const FieldReference = z
  .strictObject({ field: z.string().max(CONDITION_LIMITS.fieldName) })
  .describe('Compares with another field of the event');
export type FieldReference = z.infer<typeof FieldReference>;

const ScalarList: z.ZodType<readonly Scalar[]> = z.array(Scalar).max(CONDITION_LIMITS.list);

/** The operand; its type depends on the operator. */
export const OperandShape = z.union([Scalar, ScalarList, FieldReference]);
export type Operand = z.infer<typeof OperandShape>;

const Leaf = z
  .strictObject({
    f: z
      .string()
      .max(CONDITION_LIMITS.fieldName)
      .describe(
        'A field of GET /v1/policy-fields, `data.count.<data type>`, `data.unique.<data type>`, `behaviour.score.<detector>`, or a path into the vendor’s record: `record.<path>`',
      ),
    op: z.enum(OPERATORS).describe('`~` ignores case'),
    v: z.exactOptional(OperandShape).describe('Absent for `exists`'),
  })
  .describe('One comparison');
export type Leaf = z.infer<typeof Leaf>;

const All = z.strictObject({
  get all() {
    return z.array(ConditionShape);
  },
});
const Any = z.strictObject({
  get any() {
    return z.array(ConditionShape);
  },
});
const Not = z.strictObject({
  get not() {
    return ConditionShape;
  },
});

/**
 * The tree that every condition is: ALL, ANY and NOT over comparisons. The types of a condition and its JSON
 * Schema are made of it; `Condition` is what a route parses with.
 */
export const ConditionShape = z
  .union([Leaf, All, Any, Not])
  .describe(
    `ALL, ANY and NOT over comparisons; at most ${CONDITION_LIMITS.depth} levels and ${CONDITION_LIMITS.leaves} comparisons`,
  );
export type Condition = z.infer<typeof ConditionShape>;

export function isFieldReference(operand: Operand | undefined): operand is FieldReference {
  return typeof operand === 'object' && 'field' in operand;
}
