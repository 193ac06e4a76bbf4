import type {
  ContentClassification,
  DataTypeDeclaration,
  DeclarationProblem,
} from '@waybill/contract';
import { useEffect, useState } from 'react';
import { change } from '../../../../../app/http/api.ts';

/** Milliseconds that someone must have stopped writing for. */
const PAUSE_MS = 350;

export interface Trial {
  text: string;
  dataTypeId: string | null;
  declaration: DataTypeDeclaration;
}

export interface TrialResult {
  /** The tested input: the current one may differ. */
  of: Trial;
  classification: ContentClassification | null;
  problems: readonly DeclarationProblem[];
}

/**
 * Tests a declaration on a sample after a pause in typing. The last result stays until the next one;
 * null without one, or without anything to test.
 */
export function useTrial(trial: Trial | null): { result: TrialResult | null; error: unknown } {
  const key = trial === null ? null : JSON.stringify(trial);
  const [result, setResult] = useState<TrialResult | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const of: Trial = JSON.parse(key);
    let isCurrent = true;
    const timer = setTimeout(() => {
      const { text, declaration, dataTypeId } = of;
      const body = { text, declaration, ...(dataTypeId === null ? {} : { dataTypeId }) };
      change('POST', '/v1/data-types/test', { body }, true).then(
        (answer) => {
          if (!isCurrent) return;
          setError(null);
          if (answer !== undefined) setResult({ of, ...answer });
        },
        (failure: unknown) => isCurrent && setError(failure),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { result: key === null ? null : result, error: key === null ? null : error };
}
