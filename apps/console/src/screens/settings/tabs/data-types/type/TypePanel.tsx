import type { DataTypeDetail } from '@waybill/contract';
import { buttonClass, PanelSection, SidePanel, Skeleton, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { dataTypesAddress } from '../data-types-address.ts';
import { StateBadge } from '../words/StateBadge.tsx';
import { AddException } from './AddException.tsx';
import { ExceptionList } from './ExceptionList.tsx';
import { StateControl } from './StateControl.tsx';
import { TypeFacts } from './TypeFacts.tsx';
import { TypeFigures } from './TypeFigures.tsx';
import { typeText } from './type.text.ts';
import { VersionList } from './VersionList.tsx';

export interface TypePanelProps {
  dataTypeId: string;
  onClose: () => void;
}

/** One data type next to the list. */
export function TypePanel({ dataTypeId, onClose }: TypePanelProps) {
  const text = textOf(typeText);
  const { data, error, isValidating, mutate } = useRead('/v1/data-types/{dataTypeId}', {
    params: { dataTypeId },
  });
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      label={data?.name ?? text.dataType}
      header={data === undefined ? undefined : <StateBadge type={data} />}
      footer={data === undefined ? undefined : <Ways type={data} />}
    >
      {data !== undefined ? (
        <Body type={data} />
      ) : error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="data-type:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <PanelSkeleton />
      )}
    </SidePanel>
  );
}

/** Further actions: the tester, and for a custom type its editor. */
function Ways({ type }: { type: DataTypeDetail }) {
  const text = textOf(typeText);
  const { can } = useSessionInfo();
  return (
    <>
      <Link
        to={dataTypesAddress.tester(type.dataTypeId)}
        className={buttonClass('secondary', 'md')}
      >
        {text.tryIt}
      </Link>
      {type.kind !== 'built-in' && can('data-type:manage') && (
        <Link
          to={dataTypesAddress.edit(type.dataTypeId)}
          className={buttonClass('secondary', 'md')}
        >
          {text.change}
        </Link>
      )}
    </>
  );
}

function Body({ type }: { type: DataTypeDetail }) {
  const text = textOf(typeText);
  return (
    <>
      <section className="border-b border-line px-4 py-4">
        <h2 className="text-lg font-semibold break-words">{type.name}</h2>
        {type.description !== null && <p className="mt-1 text-ink-2">{type.description}</p>}
      </section>
      <PanelSection>
        <TypeFacts type={type} />
      </PanelSection>
      <PanelSection title={text.state}>
        <StateControl type={type} />
      </PanelSection>
      <TypeFigures type={type} />
      {type.versions.length > 0 && (
        <PanelSection title={text.versions}>
          <VersionList versions={type.versions} />
        </PanelSection>
      )}
      <PanelSection title={text.exceptions} aside={<AddException type={type} />}>
        <ExceptionList dataTypeId={type.dataTypeId} />
      </PanelSection>
    </>
  );
}

function PanelSkeleton() {
  return (
    <div role="status" aria-label={textOf(typeText).loading} className="flex flex-col gap-3 p-4">
      <Skeleton className="h-6 w-56" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-4 w-full" />
      ))}
      <Skeleton className="mt-2 h-32 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}
