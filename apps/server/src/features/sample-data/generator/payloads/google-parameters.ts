export type GoogleValues = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Parameters as the Reports API writes them: the key of a value depends on its type. */
export function googleParameters(values: GoogleValues): Record<string, unknown>[] {
  return Object.entries(values).map(([name, value]) => {
    if (typeof value === 'boolean') return { name, boolValue: value };
    if (typeof value === 'number') return { name, intValue: String(value) };
    return typeof value === 'string' ? { name, value } : { name, multiValue: value };
  });
}
