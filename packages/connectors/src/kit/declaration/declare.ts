import { DeclarationSchema, type Declaration, type DeclarationInput } from './declaration.ts';
import { declarationFaults } from './declaration-faults.ts';

/**
 * A checked declaration. Throws at load with one line per fault, so that an invalid one can never run.
 */
export function declare(input: DeclarationInput): Declaration {
  const parsed = DeclarationSchema.safeParse(input);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The declaration is not valid:\n${faults.join('\n')}`);
  }
  const faults = declarationFaults(parsed.data);
  if (faults.length > 0) throw new Error(`The declaration is not valid:\n${faults.join('\n')}`);
  return parsed.data;
}
