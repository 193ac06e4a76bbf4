import type { Projection } from './scim-output.ts';

/** Reads `attributes` and `excludedAttributes`, lists with commas. */
export function projectionOf(query: Record<string, string>): Projection {
  const names = (text: string | undefined): string[] =>
    (text ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  return { attributes: names(query['attributes']), excluded: names(query['excludedAttributes']) };
}
