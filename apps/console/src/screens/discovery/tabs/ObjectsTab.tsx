import type { FlowFilter } from '@waybill/contract';
import { Segmented, textOf } from '@waybill/ui';
import { useState } from 'react';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import { InventoryList } from './InventoryList.tsx';
import { MovedObjects } from './MovedObjects.tsx';
import { tabsText } from './tabs.text.ts';

const KINDS = ['moved', 'inventory'] as const;

export interface ObjectsTabProps {
  filter: FlowFilter;
  actions: Pick<FlowActions, 'openTrace'>;
}

/** Objects that moved in the flows, or all known ones, by sensitivity and exposure. */
export function ObjectsTab({ filter, actions }: ObjectsTabProps) {
  const text = textOf(tabsText);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('moved');
  return (
    <div className="flex flex-col">
      <div className="px-4 py-3">
        <Segmented
          label={text.whichObjects}
          activeKeys={[kind]}
          onToggle={(key) => setKind(KINDS.find((known) => known === key) ?? 'moved')}
          items={KINDS.map((key) => ({ key, label: text[key] }))}
        />
      </div>
      <div className="border-t border-line">
        {kind === 'moved' ? (
          <MovedObjects filter={filter} actions={actions} />
        ) : (
          <InventoryList actions={actions} />
        )}
      </div>
    </div>
  );
}
