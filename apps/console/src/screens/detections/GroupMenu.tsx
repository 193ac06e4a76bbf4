import type { Grouping } from '@waybill/contract';
import { Button, Menu, textOf, type MenuItem } from '@waybill/ui';
import { Icon } from '../../components/icons.ts';
import { detectionsText } from './detections.text.ts';
import { GROUPINGS } from './filter/detection-view.ts';
import { keyLabel } from './filter/facet-view.ts';

interface GroupMenuProps {
  groups: readonly Grouping[];
  onChange: (groups: readonly Grouping[]) => void;
}

/** Grouping of the list: one field, and a nested one. */
export function GroupMenu({ groups, onChange }: GroupMenuProps) {
  const text = textOf(detectionsText);
  const [outer, inner] = groups;
  const names = groups.map(keyLabel).join(' → ');
  const items: MenuItem[] = [
    {
      key: 'none',
      label: text.noGroups,
      isChecked: outer === undefined,
      onSelect: () => onChange([]),
    },
    { kind: 'separator', key: 'first' },
    ...GROUPINGS.map((by): MenuItem => ({
      key: by,
      label: keyLabel(by),
      isChecked: outer === by,
      onSelect: () => onChange([by]),
    })),
    ...(outer === undefined
      ? []
      : [
          { kind: 'separator' as const, key: 'second' },
          { kind: 'label' as const, key: 'then', label: text.thenBy },
          ...GROUPINGS.filter((by) => by !== outer).map((by): MenuItem => ({
            key: `then ${by}`,
            label: keyLabel(by),
            isChecked: inner === by,
            onSelect: () => onChange(inner === by ? [outer] : [outer, by]),
          })),
        ]),
  ];
  return (
    <Menu
      label={text.groupBy}
      trigger={
        <Button
          size="sm"
          aria-label={outer === undefined ? text.groupBy : text.groupByIs(names)}
          title={outer === undefined ? text.groupBy : undefined}
          icon={<Icon.group aria-hidden />}
        >
          {outer !== undefined && <span className="@max-2xl:sr-only">{names}</span>}
        </Button>
      }
      items={items}
    />
  );
}
