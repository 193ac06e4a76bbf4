import { textOf } from '@waybill/ui';
import { ChainPanel } from './ChainPanel.tsx';
import { EntriesPanel } from './EntriesPanel.tsx';
import { tabText } from './tab.text.ts';

/** What members and the product did, and proof that the log is unchanged. */
export function AuditTab() {
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-3xl text-ink-2">{textOf(tabText).about}</p>
      <ChainPanel />
      <EntriesPanel />
    </div>
  );
}
