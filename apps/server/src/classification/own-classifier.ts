import type { DataTypeDeclaration, DeclarationProblem } from '@waybill/contract';
import type { Classifier } from '@waybill/engine';
import { compilePattern } from '@waybill/engine/patterns/compile-pattern';
import type { OwnDataType } from './data-type-set.ts';

type OwnFacts = Pick<OwnDataType, 'id' | 'name' | 'class' | 'locale' | 'sensitivity'>;

/** The classifier of a type of the tenant's own, or why there can be none. */
export function ownClassifier(
  facts: OwnFacts,
  declaration: DataTypeDeclaration,
): { classifier: Classifier } | { problems: DeclarationProblem[] } {
  switch (declaration.kind) {
    case 'pattern': {
      const { pattern, caseless, keywords, proximity, needsKeyword, ignored } = declaration;
      const compiled = compilePattern(pattern, { caseless });
      if ('problem' in compiled) return { problems: [{ path: 'pattern', ...compiled.problem }] };
      const none = new Set(ignored);
      return {
        classifier: {
          ...facts,
          keywords: keywords.map((word) => word.toLowerCase()),
          proximity,
          patterns: [
            {
              pattern,
              caseless,
              alone: needsKeyword ? 'none' : 'medium',
              supported: 'high',
              validate: (value) => !none.has(value),
            },
          ],
          examples: { match: [], noMatch: [] },
        },
      };
    }
    case 'dictionary':
    case 'exact':
    case 'fingerprint':
    case 'composite':
      return { problems: [{ path: 'kind', position: null, reason: 'not available yet' }] };
  }
}
