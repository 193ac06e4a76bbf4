import { SkeletonRows, textOf } from '@waybill/ui';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { ScopedMembersPanel } from './ScopedMembersPanel.tsx';
import { ScopesPanel } from './ScopesPanel.tsx';
import { scopesText } from './scopes.text.ts';

/** The scopes of the organization, and which member has which. */
export function ScopesTab() {
  const { data, error, isValidating, mutate } = useRead('/v1/access-scopes');
  const text = textOf(scopesText);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="scope:manage"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data === undefined) {
    return <SkeletonRows rows={6} columns={3} rowHeight={44} label={text.scopes} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <ScopesPanel scopes={data.items} onChanged={mutate} />
      <ScopedMembersPanel members={data.members} scopes={data.items} onChanged={mutate} />
    </div>
  );
}
