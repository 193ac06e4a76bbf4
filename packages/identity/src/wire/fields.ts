import { z } from 'zod';
import { isModestJson, isStorable } from './json-limits.ts';
import { invalid } from './wire-error.ts';

/** Longest login id, name or text that is stored. */
const MAX_TEXT = 1000;

/** The client library's own pattern: exactly its valid values are valid here. */
const EMAIL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*$/;
const PHONE = /^\+[1-9][0-9]{3,14}$/;

/** All except tabs and line ends, which certificates contain. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** A required text, with the messages that the client library has for the same rule. */
export function requiredText(name: string, maxLength = MAX_TEXT) {
  return z
    .string({ error: `"${name}" must be a string` })
    .min(1, { error: `"${name}" must not be empty` })
    .max(maxLength, { error: `"${name}" must have at most ${maxLength} characters` })
    .refine((text) => isStorable(text) && !CONTROL.test(text), {
      error: `"${name}" must not have control characters`,
    });
}

/** Client libraries send null, an empty text or nothing for omitted values. */
export function optionalText(name: string) {
  return z
    .string({ error: `"${name}" must be a string` })
    .max(MAX_TEXT, { error: `"${name}" must have at most ${MAX_TEXT} characters` })
    .refine(isStorable, { error: `"${name}" must not have control characters` })
    .nullish()
    .transform((value) => value ?? undefined);
}

export function emailText(name: string) {
  return z
    .string({ error: `"${name}" must be a string` })
    .max(254, { error: `"${name}" must have at most 254 characters` })
    .regex(EMAIL, { error: ({ input }) => `"${String(input)}" is not a valid email` });
}

export const optionalEmail = emptyAsAbsent(emailText('email'));

export function phoneText(name: string) {
  return z
    .string({ error: `"${name}" must be a string` })
    .regex(PHONE, { error: ({ input }) => `"${String(input)}" is not a valid phone number` });
}

export const optionalPhone = emptyAsAbsent(phoneText('phone'));

/** Null and an empty text remove the value; absent leaves it unchanged. */
export const clearableEmail = emptyAsNull(emailText('email'));
export const clearablePhone = emptyAsNull(phoneText('phone'));

export function optionalFlag(name: string) {
  return z
    .boolean({ error: `"${name}" must be a boolean` })
    .nullish()
    .transform((value) => value ?? undefined);
}

export function optionalTexts(name: string) {
  const error = `"${name}" must be a string array`;
  return z
    .array(z.string({ error }).max(MAX_TEXT).refine(isStorable, { error }), { error })
    .max(1000, { error: `"${name}" must have at most 1000 items` })
    .nullish()
    .transform((value) => value ?? undefined);
}

export function optionalNumber(name: string) {
  return z
    .number({ error: `"${name}" must be a number` })
    .nonnegative({ error: `"${name}" must not be negative` })
    .nullish()
    .transform((value) => value ?? undefined);
}

export function optionalObject(name: string) {
  return z
    .record(z.string(), z.unknown(), { error: `"${name}" must be an object` })
    .refine(isModestJson, { error: `"${name}" is nested too deeply` })
    .nullish()
    .transform((value) => value ?? undefined);
}

/** Parses a body or a query; throws E011003 with the first fault. Ignores unknown fields. */
export function parseFields<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw invalid(result.error.issues[0]?.message ?? 'Invalid request');
}

function emptyAsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) => (value === null || value === '' ? undefined : value),
    schema.optional(),
  );
}

function emptyAsNull<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional());
}
