/** `time` is epoch milliseconds; `list` is a list of strings, and an empty one counts as missing. */
export const FIELD_TYPES = ['string', 'number', 'boolean', 'time', 'list'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];
