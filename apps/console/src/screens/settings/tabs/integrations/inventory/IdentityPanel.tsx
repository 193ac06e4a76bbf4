import type { IdentityRecord } from '@waybill/contract';
import { Button, PanelSection, SidePanel, Skeleton, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { Icon } from '../../../../../components/icons.ts';
import { inventoryText } from '../inventory.text.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { RecordList } from './RecordList.tsx';
import { useIdentityChanges } from './use-identity-changes.ts';
import type { IdentityParam } from './use-inventory-address.ts';

export interface IdentityPanelProps<T extends { records: readonly IdentityRecord[] }> {
  kind: IdentityParam;
  identityId: string;
  /** The identity's detail, with every source's record. */
  detail: SWRResponse<T>;
  nameOf: (detail: T) => string;
  onClose: () => void;
  onChanged: (fromId: string, toId: string) => void;
  /** The summary above the records. */
  renderFacts: (detail: T) => ReactNode;
  /** Contents below them. */
  renderBelow?: ((detail: T) => ReactNode) | undefined;
}

/** One person or device: known facts, their records, and actions to separate and join them. */
export function IdentityPanel<T extends { records: readonly IdentityRecord[] }>(
  props: IdentityPanelProps<T>,
) {
  const { kind, identityId, detail, nameOf, onClose, onChanged } = props;
  const { data, error, isValidating, mutate } = detail;
  const text = textOf(inventoryText);
  const missing = useMissingReason('person:manage');
  const changes = useIdentityChanges(identityId, onChanged);
  const [isJoining, setIsJoining] = useState(false);
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      label={data === undefined ? text[kind] : nameOf(data)}
      header={<span className="text-base text-ink-3">{text[kind]}</span>}
      footer={
        data === undefined ? undefined : (
          <Button
            icon={<Icon.merge aria-hidden />}
            disabledReason={missing}
            onClick={() => setIsJoining(true)}
          >
            {text.join}
          </Button>
        )
      }
    >
      {data === undefined && error !== undefined && (
        <ErrorPanel
          error={error}
          permission="person:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {data === undefined && error === undefined && <PanelSkeleton kind={kind} />}
      {data !== undefined && (
        <>
          {props.renderFacts(data)}
          <PanelSection title={text.records} aside={text.recordsOf(data.records.length)}>
            <RecordList records={data.records} separate={changes.separate} />
          </PanelSection>
          {props.renderBelow?.(data)}
        </>
      )}
      {isJoining && data !== undefined && (
        <JoinDialog
          kind={kind}
          identityId={identityId}
          name={nameOf(data)}
          join={changes.join}
          onClose={() => setIsJoining(false)}
        />
      )}
    </SidePanel>
  );
}

function PanelSkeleton({ kind }: { kind: IdentityParam }) {
  const text = textOf(inventoryText);
  return (
    <div
      role="status"
      aria-label={kind === 'person' ? text.loadingPerson : text.loadingDevice}
      className="flex flex-col gap-3 p-4"
    >
      <Skeleton className="h-6 w-48" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-4 w-full" />
      ))}
      <Skeleton className="mt-2 h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}
