/** Values of one fact, one per line; a dash for none. */
export function TextLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className="text-ink-3">–</span>;
  return lines.map((line) => (
    <span key={line} className="block break-all">
      {line}
    </span>
  ));
}
