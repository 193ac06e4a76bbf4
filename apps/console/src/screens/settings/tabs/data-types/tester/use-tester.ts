import type { ContentClassification } from '@waybill/contract';
import { useState } from 'react';
import { change, request } from '../../../../../app/http/api.ts';
import { sendFile } from '../send-file.ts';

export interface TesterResult {
  classification: ContentClassification;
  /** The submitted sample; null for a file. */
  text: string | null;
  /** Of the file. */
  name: string | null;
}

/** The tested input, and the results of the last test. */
export interface Tester {
  result: TesterResult | null;
  error: unknown;
  /** Name of the file being read, `''` for a text; null while nothing is tested. */
  running: string | null;
  testText: (text: string, typeId: string | null) => Promise<void>;
  testFile: (file: File) => Promise<void>;
}

/** Tries samples with one type or with all types in use. Nothing of them outlives the page. */
export function useTester(): Tester {
  const [result, setResult] = useState<TesterResult | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [running, setRunning] = useState<string | null>(null);

  async function run(
    name: string,
    work: () => Promise<TesterResult | null | undefined>,
  ): Promise<void> {
    setRunning(name);
    setError(null);
    try {
      const found = await work();
      if (found) setResult(found);
    } catch (failure) {
      setError(failure);
    } finally {
      setRunning(null);
    }
  }

  return {
    result,
    error,
    running,
    testText: (text, typeId) =>
      run('', async () => {
        const classification =
          typeId === null ? await classifyText(text) : await tryType(text, typeId);
        return classification && { classification, text, name: null };
      }),
    testFile: (file) =>
      run(file.name, async () => {
        const classification = await sendFile<ContentClassification>('POST', '/v1/classify', file);
        return classification && { classification, text: null, name: file.name };
      }),
  };
}

// The route takes text as JSON and files as bytes, so the contract has no single body for it.
const classifyText = (text: string) =>
  request<ContentClassification>('/v1/classify', { method: 'POST', json: { text } });

async function tryType(text: string, dataTypeId: string) {
  const answer = await change('POST', '/v1/data-types/test', { body: { text, dataTypeId } });
  return answer?.classification;
}
