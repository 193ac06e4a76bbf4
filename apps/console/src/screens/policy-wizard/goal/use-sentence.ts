import type { SentenceChoice, SentenceReading } from '@waybill/contract';
import { change } from '../../../app/http/api.ts';
import { answered, useTried, type Tried } from '../draft/use-tried.ts';

/** A sentence with the answers to the questions about it. */
export interface AskedSentence {
  sentence: string;
  choices: readonly SentenceChoice[];
}

/** The server's reading of a sentence; null while loading, and for an empty one. */
export function useSentence(asked: AskedSentence): Tried<SentenceReading | null> {
  return useTried(asked, ask);
}

async function ask({ sentence, choices }: AskedSentence): Promise<SentenceReading | null> {
  if (sentence.trim() === '') return null;
  const body = { sentence, choices: [...choices] };
  return answered(await change('POST', '/v1/policies/sentence', { body }, true));
}

/** The answers with a new one to the question about a phrase. */
export function withChoice(
  choices: readonly SentenceChoice[],
  choice: SentenceChoice,
): SentenceChoice[] {
  return [...choices.filter(({ phrase }) => phrase !== choice.phrase), choice];
}

/** The sentence with other words between two offsets. */
export function withWords(
  sentence: string,
  { start, end }: { start: number; end: number },
  words: string,
): string {
  return `${sentence.slice(0, start)}${words}${sentence.slice(end)}`;
}
