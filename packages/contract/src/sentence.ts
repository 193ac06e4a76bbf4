import { z } from 'zod';
import { Condition } from './condition/condition.ts';
import { RuleThreshold } from './policies.ts';

/** Longest sentence that the wizard reads, in UTF-16 code units. */
export const SENTENCE_LENGTH = 500;

const Offset = z.number().int();
const Meaning = {
  condition: Condition.nullable().describe('Null for counts and words without meaning'),
  threshold: RuleThreshold.nullable().describe('The count it sets'),
};

/** Result for a word. `small`: a known word without meaning. */
export const WORD_ROLES = ['understood', 'small', 'asked', 'unknown'] as const;

/** The answer to a question about a phrase that can mean several things. */
export const SentenceChoice = z.object({
  phrase: z.string().max(SENTENCE_LENGTH).describe('As named in the question'),
  optionId: z.string().max(200),
});
export type SentenceChoice = z.infer<typeof SentenceChoice>;

/** Answers to the questions about a sentence. */
export const SentenceChoices = z.array(SentenceChoice).max(SENTENCE_LENGTH);

/** The wizard's reading of a sentence. Every word has a role; offsets are UTF-16 code units. */
export const SentenceReading = z.object({
  words: z.array(
    z.object({
      start: Offset,
      end: Offset.describe('Of the first unit after the word'),
      role: z.enum(WORD_ROLES),
      part: z.number().int().nullable().describe('Index in `parts` for this word'),
    }),
  ),
  parts: z.array(
    z.object({
      ...Meaning,
      isExcluded: z.boolean(),
      policyKey: z.string().nullable().describe('The related built-in policy'),
    }),
  ),
  questions: z.array(
    z.object({
      phrase: z.string(),
      start: Offset,
      end: Offset,
      chosen: z.string().nullable().describe('Id of the chosen option'),
      options: z.array(z.object({ optionId: z.string(), ...Meaning })),
    }),
  ),
  unknown: z.array(
    z.object({
      start: Offset,
      end: Offset,
      text: z.string(),
      suggestions: z.array(z.string()).describe('Closest vocabulary words, best first'),
    }),
  ),
  condition: Condition.nullable().describe(
    'Everything recognized, as one condition; null if nothing is',
  ),
  threshold: RuleThreshold.nullable(),
});
export type SentenceReading = z.infer<typeof SentenceReading>;
