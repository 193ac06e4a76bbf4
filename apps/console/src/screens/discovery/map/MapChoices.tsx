import type { FlowMap } from '@waybill/contract';
import { Segmented, textOf } from '@waybill/ui';
import { discoveryText } from '../discovery.text.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import type { ShownFlows } from '../filter/use-flow-view.ts';
import { figureText } from '../flow-figures.ts';
import { FLOW_LEVELS, FLOW_WEIGHTS } from '../flow-vocabulary.data.ts';

export interface MapChoicesProps {
  shown: ShownFlows;
  map: FlowMap | undefined;
  actions: FlowActions;
}

/** What the bands are as wide as, each with its figure, and how places are taken together. */
export function MapChoices({ shown, map, actions }: MapChoicesProps) {
  const text = textOf(discoveryText);
  const { weight, level } = shown.view;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
      <div className="max-w-full overflow-x-auto">
        <Segmented
          label={text.measure}
          activeKeys={[weight]}
          onToggle={(key) => {
            const next = FLOW_WEIGHTS.find((known) => known === key);
            if (next !== undefined) actions.setWeight(next);
          }}
          items={FLOW_WEIGHTS.map((key) => ({
            key,
            label: (
              <>
                {text[key]}
                <span className="min-w-[2ch] font-normal whitespace-nowrap text-ink-3 tabular-nums">
                  {map === undefined ? '' : figureText(map.total, key)}
                </span>
              </>
            ),
          }))}
        />
      </div>
      <Segmented
        label={text.levelOf}
        activeKeys={[level]}
        onToggle={(key) => {
          const next = FLOW_LEVELS.find((known) => known === key);
          if (next !== undefined) actions.setLevel(next);
        }}
        items={[
          { key: 'group', label: text.group },
          { key: 'place', label: text.placeLevel },
        ]}
      />
    </div>
  );
}
