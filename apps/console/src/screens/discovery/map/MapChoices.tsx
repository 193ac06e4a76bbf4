import type { FlowMap } from '@waybill/contract';
import { Button, IconButton, Menu, textOf } from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { discoveryText } from '../discovery.text.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import type { ShownFlows } from '../filter/use-flow-view.ts';
import { eventsOfScope } from '../flow-figures.ts';
import { FLOW_LEVELS } from '../flow-vocabulary.data.ts';

export interface MapChoicesProps {
  shown: ShownFlows;
  map: FlowMap | undefined;
  actions: FlowActions;
}

/** `risk` is no amount: its parts do not add up to anything. */
const OFFERED = ['sensitive', 'events', 'bytes', 'objects', 'people'] as const;

/** Band width, grouping of places, and events over time. */
export function MapChoices({ shown: { view }, map, actions }: MapChoicesProps) {
  const text = textOf(discoveryText);
  const words = { group: text.group, place: text.placeLevel };
  const noOrigin = map === undefined ? 0 : eventsOfScope(map, 'no_origin');
  const isNoOrigin = view.scope === 'no_origin';
  return (
    <>
      {(noOrigin > 0 || isNoOrigin) && (
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={isNoOrigin}
          title={text.noOriginNote}
          className="max-lg:hidden"
          onClick={() => actions.setScope(isNoOrigin ? 'external' : 'no_origin')}
        >
          {text.noOriginEvents(noOrigin)}
        </Button>
      )}
      <Menu
        label={text.measure}
        trigger={
          <Button size="sm" variant="ghost">
            {text.measureIs(text.weightOf(view.weight))}
            <Icon.expand aria-hidden className="text-ink-3" />
          </Button>
        }
        items={[
          ...OFFERED.map((key) => ({
            key,
            label: text[key],
            isChecked: view.weight === key,
            onSelect: () => actions.setWeight(key),
          })),
          { kind: 'separator', key: 'levels' },
          { kind: 'label', key: 'level', label: text.levelOf },
          ...FLOW_LEVELS.map((key) => ({
            key,
            label: words[key],
            isChecked: view.level === key,
            onSelect: () => actions.setLevel(key),
          })),
        ]}
      />
      <IconButton
        size="sm"
        label={view.hasBars ? text.hideBars : text.showBars}
        aria-pressed={view.hasBars}
        icon={<Icon.asChart />}
        onClick={() => actions.setBars(!view.hasBars)}
      />
    </>
  );
}
