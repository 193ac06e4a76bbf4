import { formatCount } from '@waybill/ui';

export interface DataTypesCellProps {
  ids: readonly string[];
  names: ReadonlyMap<string, string>;
}

/** The first data type by name, and the number of others. */
export function DataTypesCell({ ids, names }: DataTypesCellProps) {
  const words = ids.map((id) => names.get(id) ?? id);
  return (
    <span className="flex min-w-0 items-baseline gap-1.5" title={words.join(', ')}>
      <span className="truncate">{words[0]}</span>
      {words.length > 1 && (
        <span className="shrink-0 text-sm text-ink-3">+{formatCount(words.length - 1)}</span>
      )}
    </span>
  );
}
