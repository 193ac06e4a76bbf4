/**
 * Text of a header or footer of a sheet, without its codes: `&L`, `&C` and `&R` begin its three parts,
 * others set fonts or represent page numbers. Source: ECMA-376 part 1, 18.3.1.46.
 */
export function headerText(written: string): string {
  return written
    .replaceAll(
      /&(?:([LCR])|"[^"]*"|\d+|K[0-9A-Fa-f+-]{5,6}|(&)|[A-Za-z])/g,
      (_, part?: string, and?: string) => {
        if (part !== undefined) return '\n';
        return and ?? '';
      },
    )
    .trim();
}
