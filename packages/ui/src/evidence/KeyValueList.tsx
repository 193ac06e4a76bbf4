import { Fragment, type ReactNode } from 'react';

export interface KeyValueListProps {
  /** Lines whose value is null or undefined are left out. */
  items: readonly { label: string; value: ReactNode; isMono?: boolean | undefined }[];
  /** Width of the label column in pixels. */
  labelWidth?: number | undefined;
}

/** Facts of one item: label on the left, value on the right. */
export function KeyValueList({ items, labelWidth = 104 }: KeyValueListProps) {
  const shown = items.filter((item) => item.value !== null && item.value !== undefined);
  return (
    <dl
      style={{ gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)` }}
      className="grid gap-y-2 text-base"
    >
      {shown.map((item) => (
        <Fragment key={item.label}>
          <dt className="text-ink-3">{item.label}</dt>
          <dd
            className={
              item.isMono ? 'font-mono text-sm leading-5! break-all' : 'min-w-0 break-words'
            }
          >
            {item.value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
