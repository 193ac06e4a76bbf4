import { textOf } from '@waybill/ui';
import { useRead } from '../../http/use-read.ts';
import { useSessionInfo } from '../../session/session-context.ts';
import { commandsText } from '../commands.text.ts';
import type { PaletteCommand } from '../palette-command.ts';

const CATALOGUE = '/settings/integrations';

/** Connecting a source, every source by its name, and opening what is connected. */
export function useCommands(): PaletteCommand[] {
  const { can } = useSessionInfo();
  const text = textOf(commandsText);
  const mayRead = can('integration:read');
  // From the last read; the palette does not wait for it.
  const { data } = useRead(mayRead ? '/v1/integrations' : null, undefined, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  if (!mayRead) return [];
  const sources = data?.items ?? [];
  const open = sources.flatMap(({ integrations }) =>
    integrations.map(({ integrationId, name }): PaletteCommand => ({
      id: `integration:${integrationId}`,
      group: 'settings',
      title: text.openIntegration(name),
      icon: 'settings',
      to: `${CATALOGUE}?integration=${encodeURIComponent(integrationId)}`,
    })),
  );
  const found = sources.map(({ sourceId, name, integrations }): PaletteCommand => {
    const [first] = integrations;
    return {
      id: `source:${sourceId}`,
      group: 'sources',
      title: name,
      icon: 'settings',
      keywords: text.sourceWords,
      to: first
        ? `${CATALOGUE}?integration=${encodeURIComponent(first.integrationId)}`
        : `${CATALOGUE}?${new URLSearchParams({ q: name })}`,
    };
  });
  if (!can('integration:manage')) return [...open, ...found];
  return [
    {
      id: 'connect',
      group: 'settings',
      title: text.connectSource,
      icon: 'add',
      keywords: text.connectSourceWords,
      to: CATALOGUE,
    },
    ...open,
    ...found,
  ];
}
