import { ownValue, type ActivityEvent } from '@waybill/contract';
import type { FieldGroup } from '../field.ts';
import { choice, fact, field, firstFact, fromFacts } from '../field-rows.ts';

const ENFORCEMENTS = ['allowed', 'warned', 'blocked', 'overridden'] as const;
type Enforcement = (typeof ENFORCEMENTS)[number];

/** Protection outcome of the action, in the vendors' terms. */
const WORDS: readonly (readonly [Enforcement, RegExp])[] = [
  ['overridden', /overrid|bypass|justif/i],
  ['blocked', /block|prevent|deny|denied|quarantin|killed/i],
  ['warned', /warn|notif/i],
  ['allowed', /allow|audit|detect/i],
];

const ERROR_KEYS = ['errorCode', 'error', 'failure'];
const ENFORCEMENT_KEYS = ['enforcement', 'verdict', 'disposition', 'policyActions'];

function enforcementOf({ extra }: ActivityEvent): Enforcement | null {
  for (const key of ENFORCEMENT_KEYS) {
    const text = ownValue(extra, key);
    const found = text && WORDS.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
}

/** The vendor's findings and actions. */
export const fields: FieldGroup = [
  fromFacts(
    choice('enforcement', 'Protection: action taken', ENFORCEMENTS, enforcementOf),
    ...ENFORCEMENT_KEYS,
  ),
  fact('enforcement.justification', 'Protection: reason given', 'justification'),
  fact('vendor.techniques', 'Vendor’s techniques', 'techniques', 'tactics'),
  fromFacts(
    field('errorCode', 'string', 'Error', ({ extra }) => {
      const code = firstFact(extra, ERROR_KEYS);
      // Entra writes 0 for a sign-in that succeeded.
      return code === '0' ? null : code;
    }),
    ...ERROR_KEYS,
  ),
];
