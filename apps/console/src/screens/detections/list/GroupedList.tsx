import type { DetectionFilter, DetectionGroup, Grouping } from '@waybill/contract';
import { formatCount, IconButton, SeverityBadge, SkeletonRows, textOf } from '@waybill/ui';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { Age } from '../../../components/Age.tsx';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { Icon } from '../../../components/icons.ts';
import { detectionsText } from '../detections.text.ts';
import { detectionParams, NONE, type DetectionView } from '../filter/detection-view.ts';
import { keyLabel } from '../filter/facet-view.ts';

interface GroupedListProps {
  view: DetectionView;
  filter: DetectionFilter;
  groups: readonly Grouping[];
}

/** The filtered detections in nested groups: each opens its list. */
export function GroupedList({ view, filter, groups }: GroupedListProps) {
  const text = textOf(detectionsText);
  const [outer] = groups;
  if (outer === undefined) return null;
  return (
    <div className="min-h-0 min-w-0 flex-1 overflow-auto">
      <table className="w-full text-left text-base">
        <caption className="sr-only">{text.groupByIs(groups.map(keyLabel).join(', '))}</caption>
        <thead className="sticky top-0 z-10 bg-surface text-sm text-ink-3">
          <tr className="border-b border-line whitespace-nowrap">
            <th scope="col" className="h-8 w-full px-4 font-medium">
              {keyLabel(outer)}
            </th>
            <th scope="col" className="px-3 font-medium">
              {text.severity}
            </th>
            <th scope="col" className="px-3 text-right font-medium">
              {text.inGroup}
            </th>
            <th scope="col" className="px-3 text-right font-medium">
              {text.openInGroup}
            </th>
            <th scope="col" className="px-4 text-right font-medium">
              {text.lastSeen}
            </th>
          </tr>
        </thead>
        <GroupRows view={view} filter={filter} groups={groups} depth={0} />
      </table>
    </div>
  );
}

interface GroupRowsProps extends GroupedListProps {
  depth: number;
}

function GroupRows({ view, filter, groups, depth }: GroupRowsProps) {
  const text = textOf(detectionsText);
  const [by, inner] = groups;
  const { data, error, isLoading, mutate } = useRead(
    by === undefined ? null : '/v1/detections/groups',
    { query: { ...filter, by: by ?? 'person' } },
    { keepPreviousData: true },
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  if (by === undefined) return null;
  if (data === undefined) {
    return (
      <tbody>
        <tr>
          <td colSpan={5}>
            {error === undefined ? (
              <SkeletonRows rows={depth === 0 ? 10 : 2} columns={4} label={text.group} />
            ) : (
              <ErrorPanel
                error={error}
                permission="detection:read"
                isRetrying={isLoading}
                onRetry={() => void mutate()}
              />
            )}
          </td>
        </tr>
      </tbody>
    );
  }
  return (
    <>
      {data.groups.map((group) => {
        const value = group.value ?? NONE;
        const isOpen = open.has(value);
        const own = { ...filter, [by]: [value] };
        return (
          <Fragment key={value}>
            <tbody>
              <GroupRow
                group={group}
                depth={depth}
                address={addressOf({ ...view, filter: { ...view.filter, [by]: [value] } })}
                isOpen={isOpen}
                onToggle={
                  inner === undefined
                    ? undefined
                    : () => {
                        const next = new Set(open);
                        if (!next.delete(value)) next.add(value);
                        setOpen(next);
                      }
                }
              />
            </tbody>
            {isOpen && (
              <GroupRows
                view={{ ...view, filter: { ...view.filter, [by]: [value] } }}
                filter={own}
                groups={groups.slice(1)}
                depth={depth + 1}
              />
            )}
          </Fragment>
        );
      })}
      <tbody>
        <tr>
          <td colSpan={5} className="px-4 py-2 text-sm text-ink-3" style={indent(depth)}>
            {text.groupsOf(data.groups.length + data.otherGroups, data.total)}
            {data.otherGroups > 0 && ` · ${text.otherGroups(data.otherGroups, data.otherCount)}`}
            {by === 'dataType' && ` · ${text.overlapping}`}
          </td>
        </tr>
      </tbody>
    </>
  );
}

const indent = (depth: number) => ({ paddingLeft: `${16 + depth * 28}px` });

/** The list of a group, without the grouping. */
function addressOf(view: DetectionView): string {
  return `/detections?${detectionParams({ ...view, selectedId: null, groups: [] }).toString()}`;
}

interface GroupRowProps {
  group: DetectionGroup;
  depth: number;
  address: string;
  isOpen: boolean;
  /** Shows its contents; absent if empty. */
  onToggle: (() => void) | undefined;
}

function GroupRow({ group, depth, address, isOpen, onToggle }: GroupRowProps) {
  const text = textOf(detectionsText);
  const name = group.label ?? group.value ?? text.withoutValue;
  return (
    <tr className="border-b border-line hover:bg-hover">
      <th scope="row" className="h-9 max-w-0 px-4 font-normal" style={indent(depth)}>
        <span className="flex min-w-0 items-center gap-1.5">
          {onToggle !== undefined && (
            <IconButton
              size="sm"
              label={text.showGroup(name)}
              aria-expanded={isOpen}
              icon={isOpen ? <Icon.expand /> : <Icon.next />}
              onClick={onToggle}
            />
          )}
          <Link
            to={address}
            title={name}
            className="truncate font-medium underline-offset-2 hover:underline"
          >
            {name}
          </Link>
        </span>
      </th>
      <td className="px-3 align-middle leading-none">
        <SeverityBadge severity={group.severity} />
      </td>
      <td className="px-3 text-right">{formatCount(group.count)}</td>
      <td className="px-3 text-right text-ink-2">{formatCount(group.open)}</td>
      <td className="px-4 text-right text-ink-3">
        <Age at={group.lastSeenAt} />
      </td>
    </tr>
  );
}
