import type { CredentialField, StreamDescription } from '@waybill/contract';

/** The contents of a connect form. */
export interface ConnectionDraft {
  /** By field id. */
  values: Readonly<Record<string, string>>;
  streamIds: readonly string[];
}

/** Stored values of an integration; an empty secret keeps the stored one. */
export interface Held {
  values: Readonly<Record<string, string>>;
  secretIds: ReadonlySet<string>;
  streamIds: readonly string[];
}

/** Initial form: stored values, else the defaults; secrets are never sent back. */
export function startDraft(
  fields: readonly CredentialField[],
  streams: readonly StreamDescription[],
  held: Held | null,
): ConnectionDraft {
  return {
    values: Object.fromEntries(
      fields.map((field) => [
        field.fieldId,
        field.isSecret ? '' : (held?.values[field.fieldId] ?? field.default ?? ''),
      ]),
    ),
    streamIds:
      held?.streamIds ?? streams.filter(({ isDefault }) => isDefault).map((one) => one.streamId),
  };
}

/** Fields that must be filled in before anything can be tried. */
export function missingFields(
  fields: readonly CredentialField[],
  { values }: ConnectionDraft,
  held: Held | null,
): CredentialField[] {
  return fields.filter((field) => {
    if (field.isOptional || (field.default ?? '') !== '') return false;
    if (field.isSecret && held?.secretIds.has(field.fieldId)) return false;
    return (values[field.fieldId] ?? '').trim() === '';
  });
}

/** Requirements of the selected streams at the vendor, without duplicates. */
export function scopesOf(
  streams: readonly StreamDescription[],
  streamIds: readonly string[],
): string[] {
  const chosen = streams.filter(({ streamId }) => streamIds.includes(streamId));
  return [...new Set(chosen.flatMap(({ scopes }) => scopes))];
}
